import type { User } from '#contract/accounts.ts'
import type { LearningGoal } from '#contract/progress.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { FigureOpener, LINK } from '../../../kit/learning/record-rows/figure-opener.tsx'

type GoalRowsProps = { user: User; goal: LearningGoal; children: string }

/** What the goal counts: the skills, or the lessons or days. */
export function GoalRows({ user, goal: { goalType, subject, startDay }, children }: GoalRowsProps) {
  if (goalType === 'mastery')
    return (
      <AppLink to="/progress" search={{ tab: 'subjects', ...(subject && { subject }) }} className={LINK}>
        {children}
      </AppLink>
    )
  return (
    <FigureOpener
      learner={user}
      figure={goalType === 'lessons' ? 'lessons' : 'time'}
      subject={subject ?? undefined}
      since={startDay}
      isWholeCard={false}
    >
      {children}
    </FigureOpener>
  )
}
