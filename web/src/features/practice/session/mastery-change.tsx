import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { SkillLevel } from '#contract/skills.ts'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'

type MasteryChangeProps = {
  name: string
  before: number | null
  after: number
  levelBefore: SkillLevel
  level: SkillLevel
}

/** Where the learner stood in a skill and where now. Ring and badges are for the eyes; the words say it all. */
export function MasteryChange({ name, before, after, levelBefore, level }: MasteryChangeProps) {
  const { t } = useTranslation('practice')
  return (
    <div className="flex items-center gap-3 text-text">
      <span aria-hidden="true">
        <ProgressRing percent={after} label={name} color="var(--brand)" sizePx={64} />
      </span>
      <p>
        <span className="block text-muted">{t('level.label')}</span>
        <span className="sr-only">
          <Spoken before={before} after={after} levelBefore={levelBefore} level={level} />
        </span>
        <span aria-hidden="true" className="flex flex-wrap items-center gap-1.5">
          {levelBefore !== level && (
            <>
              <SkillLevelBadge level={levelBefore} />
              <ArrowRight className="size-4" />
            </>
          )}
          <SkillLevelBadge level={level} />
        </span>
      </p>
    </div>
  )
}

function Spoken({ before, after, levelBefore, level }: Omit<MasteryChangeProps, 'name'>) {
  const { t } = useTranslation('practice')
  const { t: say } = useTranslation('common')
  const word = say(`skillLevel.${level}`)
  if (levelBefore !== level)
    return t('level.changeSpoken', { levelBefore: say(`skillLevel.${levelBefore}`), level: word, after })
  return before === null
    ? t('level.firstSpoken', { level: word, after })
    : t('level.sameSpoken', { level: word, before, after })
}
