import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { User } from '#contract/accounts.ts'
import type { Placement } from '#contract/onboarding/placement.ts'
import { placementsQuery, usePlacementCalls } from './placement.data.ts'
import { QuestionCard } from './question-card.tsx'
import { ReportView } from './report-view.tsx'
import { SubjectChoice } from './subject-choice.tsx'
import { canGoOn } from './word-report.ts'

type PlacementPanelProps = {
  user: User
  /** What stands under the choice and under a report: how one goes on from here, with or without a level found. */
  renderActions: (hasReport: boolean) => ReactNode
}

/** Choose a subject, answer, read the report. A test that was left in the middle is there again. */
export function PlacementPanel({ user, renderActions }: PlacementPanelProps) {
  const list = useQuery(placementsQuery)
  // Nothing decided yet: whoever comes back finds the question they left.
  const [chosen, setChosen] = useState<Placement | null | undefined>(undefined)
  const calls = usePlacementCalls(setChosen)
  const [now] = useState(() => new Date())
  const left = list.data?.find(({ newest }) => canGoOn(newest, user.timezone, now))?.newest ?? null
  const open = chosen === undefined ? left : chosen

  if (open?.problem) {
    return (
      <QuestionCard
        key={open.problem.id}
        user={user}
        placement={open}
        problem={open.problem}
        calls={calls}
        onLeave={() => setChosen(null)}
      />
    )
  }
  if (open?.report) {
    return (
      <ReportView
        user={user}
        subject={open.subject}
        report={open.report}
        onChooseOther={() => setChosen(null)}
        actions={renderActions(true)}
      />
    )
  }
  return (
    <SubjectChoice
      user={user}
      list={list}
      start={calls.start}
      isReturn={chosen === null}
      now={now}
      actions={renderActions(list.data?.some(({ newest }) => newest?.report) === true)}
    />
  )
}
