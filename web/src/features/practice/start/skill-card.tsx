import { useTranslation } from 'react-i18next'
import type { PagePath } from '#contract/pages/pages.ts'
import type { PracticeSkill } from '#contract/practice.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { writeWish } from '../read-view.ts'

type SkillCardProps = { skill: PracticeSkill; color: string; path: PagePath<'practice'>; isLarge: boolean }

export function SkillCard({ skill, color, path, isLarge }: SkillCardProps) {
  const { t } = useTranslation('practice')
  return (
    <li>
      <Card
        isInteractive
        padding="small"
        className={`flex h-full items-center justify-between gap-3 ${isLarge ? 'text-lg' : ''}`}
      >
        <div className="min-w-0 flex-1">
          <h4 className="font-medium text-lg">
            <AppLink
              to={path}
              search={writeWish({ skill: skill.id })}
              className="rounded-card after:absolute after:inset-0 after:rounded-card"
            >
              {skill.name}
            </AppLink>
          </h4>
          <p className="text-muted">{skill.can}</p>
          <SkillLevelBadge level={skill.level} className="mt-2" />
        </div>
        {isLarge && (
          <span className="relative z-10">
            <SpeakButton
              text={`${skill.name}. ${skill.can}`}
              label={t('start.listen', { skill: skill.name })}
            />
          </span>
        )}
        {skill.mastery !== null && (
          <ProgressRing percent={skill.mastery} label={t('start.level')} color={color} sizePx={64} />
        )}
      </Card>
    </li>
  )
}
