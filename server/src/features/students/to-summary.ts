import type { StudentNeed, StudentSummary } from '#contract/teaching/students.ts'
import { dayIn } from '#engines/days/index.ts'
import type { StuckIn } from '../../records/next-steps/find-stuck-of-many.ts'
import { findNeeds } from './find-needs.ts'
import type { PupilRow, Totals } from './students.queries.ts'

type PupilWithNeeds = PupilRow & { needs: StudentNeed[] }

export function withNeeds(row: PupilRow, stuck: readonly StuckIn[], now: Date): PupilWithNeeds {
  const { timezone, enrolledAt, lastActiveDay, pausedUntil } = row
  const needs = findNeeds({
    stuck,
    today: dayIn(timezone, now),
    enrolledDay: dayIn(timezone, enrolledAt ?? now),
    lastActiveDay,
    pausedUntil,
  })
  return { ...row, needs }
}

export function toSummary(pupil: PupilWithNeeds, totals: Totals | undefined): StudentSummary {
  const { id, firstName, lastName, grade, classes, lastActiveDay, needs } = pupil
  const { lessonsCompleted = 0, quizzesTaken = 0, quizPercentSum = 0 } = totals ?? {}
  const { learning = 0, practised = 0, mastered = 0, needsRefresh = 0 } = totals ?? {}
  return {
    id,
    firstName,
    lastName,
    grade,
    classes,
    averageQuizScore: quizzesTaken === 0 ? null : Math.round(quizPercentSum / quizzesTaken),
    lessonsCompleted,
    lastActiveDay,
    levels: { learning, practised, mastered, needsRefresh },
    needs,
  }
}
