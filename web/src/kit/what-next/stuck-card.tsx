import { BookOpen, Footprints, LifeBuoy } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Stuck } from '#contract/next-steps/what-next.ts'
import type { PagePath } from '#contract/pages/pages.ts'
import { LinkButton } from '../navigation/link-button.tsx'

type StuckCardProps = {
  stuck: Stuck
  practicePath: PagePath<'practice'>
  /** In the middle of a problem of that very skill. */
  isInProblem?: boolean
  /** The way to a worked example of the problem. */
  example?: ReactNode
}

/** Three tries without gain: not more of the same, but another way. */
export function StuckCard({
  stuck: { skill, method, lessonId, prerequisite },
  practicePath,
  isInProblem = false,
  example,
}: StuckCardProps) {
  const { t } = useTranslation('learning')
  const before = method === 'prerequisite' ? prerequisite : null
  // Outside a problem and without a lesson, the worked example is found where the skill is practiced.
  const practiced = before ?? (method === 'workedExample' && !isInProblem && lessonId === null ? skill : null)
  return (
    <div className="flex flex-col gap-3 rounded-card border border-border bg-sunken p-4 sm:flex-row">
      <LifeBuoy aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-brand" />
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div>
          <p className="font-medium text-lg">{t('stuck.title', { skill: skill.name })}</p>
          <p>{t(`stuck.${method}`, { before: before?.name ?? '' })}</p>
        </div>
        <div className="flex flex-wrap gap-3 empty:hidden">
          {method === 'workedExample' && example}
          {practiced && (
            <LinkButton
              icon={Footprints}
              to={practicePath}
              search={{ skill: practiced.id }}
              variant="secondary"
              className="max-w-full"
            >
              {t('stuck.practice', { skill: practiced.name })}
            </LinkButton>
          )}
          {lessonId !== null && (
            <LinkButton
              icon={BookOpen}
              to="/lessons/$lessonId"
              params={{ lessonId: String(lessonId) }}
              variant="outline"
              className="max-w-full"
            >
              {t('stuck.lesson')}
            </LinkButton>
          )}
        </div>
      </div>
    </div>
  )
}
