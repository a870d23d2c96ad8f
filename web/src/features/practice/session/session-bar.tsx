import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { PracticeProblem } from '#contract/practice.ts'
import { findAccent } from '../../../kit/learning/find-accent.ts'
import { subjectsQuery } from '../../../kit/learning/learning.data.ts'
import { SubjectIcon } from '../../../kit/learning/subject-icon.tsx'
import { Button } from '../../../ui/actions/button.tsx'

type SessionBarProps = { problem: PracticeProblem; solvedCount: number; onEnd: () => void }

/** What is being practised, how far one has come, and the way out. */
export function SessionBar({ problem, solvedCount, onEnd }: SessionBarProps) {
  const { t } = useTranslation('practice')
  const subject = useQuery(subjectsQuery).data?.find(({ name }) => name === problem.skill.subject)
  return (
    <div className="flex flex-wrap items-start justify-between gap-3">
      <div className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <span
          className="grid size-11 shrink-0 place-items-center rounded-control border-2 bg-surface"
          style={{ borderColor: findAccent(problem.skill.subject, subject?.color) }}
        >
          <SubjectIcon icon={subject?.icon ?? null} className="size-6" />
        </span>
        <div className="min-w-0">
          <h1 className="font-semibold text-2xl">{problem.skill.name}</h1>
          <p className="text-muted">{problem.skill.can}</p>
        </div>
      </div>
      <div className="flex w-full shrink-0 items-center justify-between gap-3 sm:w-auto">
        <p className="font-heading text-muted tabular-nums">{t('session.solved', { count: solvedCount })}</p>
        <Button variant="outline" onClick={onEnd}>
          {t('actions.end')}
        </Button>
      </div>
    </div>
  )
}
