import type { StudentNeed } from '#contract/teaching/students.ts'
import { dayIn } from '#engines/days/index.ts'
import { findCompletion, findScore, NO_WORK, toPercent, type WorkSums } from '#engines/record/index.ts'
import type { StuckIn } from '../../domain/next-steps/find-stuck-of-many.ts'
import { findNeeds } from './find-needs.ts'
import type { StudentRow, Totals } from './students.queries.ts'

type StudentWithNeeds = StudentRow & { needs: StudentNeed[] }

export function withNeeds(row: StudentRow, stuck: readonly StuckIn[], now: Date): StudentWithNeeds {
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

export function toSummary(student: StudentWithNeeds, totals: Totals | undefined, work: WorkSums = NO_WORK) {
  const { id, username, firstName, lastName, grade, classes, lastActiveDay, needs } = student
  const { lessonsCompleted = 0, learning = 0, practised = 0, mastered = 0, needsRefresh = 0 } = totals ?? {}
  return {
    id,
    username,
    firstName,
    lastName,
    grade,
    classes,
    averageScore: toPercent(findScore(work)),
    completionRate: findCompletion(work),
    openWork: work.open,
    lessonsCompleted,
    lastActiveDay,
    levels: { learning, practised, mastered, needsRefresh },
    needs,
  }
}
