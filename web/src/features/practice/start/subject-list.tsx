import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import type { PracticeSkill } from '#contract/practice.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { SkillLevelBadge } from '../../../kit/learning/skill-level-badge.tsx'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { SpeakButton } from '../../../kit/speech/speak-button.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { ProgressRing } from '../../../ui/display/progress-ring.tsx'
import { Accordion, AccordionItem } from '../../../ui/layout/accordion.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { writeWish } from '../read-view.ts'
import type { SkillGroup } from './group-skills.ts'

type SubjectListProps = {
  groups: readonly SkillGroup[]
  user: User
  grade: number | undefined
  path: PagePath<'practice'>
}

/** Every subject with practice; each opens its skills. */
export function SubjectList({ groups, user, grade, path }: SubjectListProps) {
  const { t } = useTranslation('practice')
  const subjects = useQuery(subjectsQuery).data
  const isLarge = isYoung(user)
  return (
    <section aria-labelledby="practice-subjects" className="flex flex-col gap-4">
      <h2 id="practice-subjects" className="font-semibold text-2xl">
        {t('start.subjects')}
      </h2>
      <Accordion isMultiple key={grade} defaultOpen={groups.length === 1 ? [groups[0]?.subject ?? ''] : []}>
        {groups.map(({ subject, skills, mastery }) => {
          const looks = subjects?.find(({ name }) => name === subject)
          const color = findAccent(subject, looks?.color)
          return (
            <AccordionItem
              key={subject}
              value={subject}
              title={
                <span className="flex min-w-0 flex-1 items-center gap-3">
                  <span
                    className={`grid shrink-0 place-items-center rounded-control border-2 bg-surface ${isLarge ? 'size-14' : 'size-11'}`}
                    style={{ borderColor: color }}
                  >
                    <SubjectIcon icon={looks?.icon ?? null} className={isLarge ? 'size-8' : 'size-6'} />
                  </span>
                  <span className="min-w-0 flex-1">
                    <span className="block font-heading text-lg">{subject}</span>
                    <span className="block font-normal text-muted">
                      {t('start.skillCount', { count: skills.length })}
                    </span>
                  </span>
                  {mastery !== null && (
                    <ProgressRing percent={mastery} label={t('start.level')} color={color} sizePx={40} />
                  )}
                </span>
              }
            >
              <div className="flex flex-col gap-4 pt-3">
                <div>
                  <Button asChild variant="secondary" size={isLarge ? 'large' : 'medium'}>
                    <AppLink to={path} search={writeWish({ subject, ...(grade !== undefined && { grade }) })}>
                      {t('start.allOf', { subject })}
                    </AppLink>
                  </Button>
                </div>
                <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
                  {skills.map((skill) => (
                    <SkillCard key={skill.id} skill={skill} color={color} path={path} isLarge={isLarge} />
                  ))}
                </ul>
              </div>
            </AccordionItem>
          )
        })}
      </Accordion>
    </section>
  )
}

type SkillCardProps = { skill: PracticeSkill; color: string; path: PagePath<'practice'>; isLarge: boolean }

function SkillCard({ skill, color, path, isLarge }: SkillCardProps) {
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
