import { BookOpen, LifeBuoy, ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Stuck } from '#contract/next-steps/what-next.ts'
import type { NamedSkill } from '#contract/skills.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'

type StuckSkillsProps = { stuck: readonly Stuck[]; onOpen: (skill: NamedSkill) => void }

/** Where the pupil is stuck and what an adult can try; the evidence is one press away. */
export function StuckSkills({ stuck, onOpen }: StuckSkillsProps) {
  const { t } = useTranslation('students')
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="font-semibold text-xl">{t('help.heading')}</h2>
      {stuck.length === 0 ? (
        <p className="text-muted">{t('help.none')}</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {stuck.map((one) => (
            <StuckSkill key={one.skill.id} stuck={one} onOpen={onOpen} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function StuckSkill({ stuck, onOpen }: { stuck: Stuck; onOpen: (skill: NamedSkill) => void }) {
  const { t } = useTranslation('students')
  const { skill, method, prerequisite, lessonId, tries } = stuck
  return (
    <li className="flex gap-3">
      <LifeBuoy aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <div>
          <h3 className="font-medium text-lg">{skill.name}</h3>
          <p className="text-muted">{t('help.tries', { count: tries })}</p>
        </div>
        <p>
          <span className="font-medium">{t('help.try')}: </span>
          {t(`help.${method}`, { before: prerequisite?.name ?? '' })}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            aria-label={t('help.evidenceOf', { skill: skill.name })}
            onClick={() => onOpen(skill)}
          >
            <ListChecks aria-hidden="true" />
            {t('help.evidence')}
          </Button>
          {lessonId !== null && (
            <Button asChild variant="outline">
              <AppLink to="/lessons/$lessonId" params={{ lessonId: String(lessonId) }}>
                <BookOpen aria-hidden="true" />
                {t('help.lesson')}
              </AppLink>
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}
