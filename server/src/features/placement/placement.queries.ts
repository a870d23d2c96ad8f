import { and, arrayOverlaps, asc, desc, eq, gte, isNull } from 'drizzle-orm'
import type { PlacementState } from '#engines/placement/index.ts'
import type { Database } from '../../db/database.ts'
import { insertRow, selectRow, updateRow } from '../../db/rows.ts'
import { onboardingAssessments } from '../../db/schema/accounts/onboarding.ts'
import { attempts } from '../../db/schema/learning/attempts.ts'
import { placements } from '../../db/schema/learning/placements.ts'
import type { ProblemRow } from '../../db/schema/learning/practice-problems.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { pick } from '../../platform/pick.ts'

export type PlacementRow = typeof placements.$inferSelect
type PlacementChange = { state?: PlacementState; problemId?: number | null; finishedAt?: Date }

/** A placement and the question on its screen. Another learner's is not there. */
export type OpenPlacement = { placement: PlacementRow; problem: ProblemRow | null }

const withProblem = { placement: placements, problem: practiceProblems }

export async function selectPlacement(db: Database, userId: number, id: number) {
  const [row] = await db
    .select(withProblem)
    .from(placements)
    .leftJoin(practiceProblems, eq(practiceProblems.id, placements.problemId))
    .where(and(eq(placements.id, id), eq(placements.userId, userId)))
  return row
}

/** The newest of each subject. */
export function selectNewest(db: Database, userId: number): Promise<OpenPlacement[]> {
  return db
    .selectDistinctOn([placements.subject], withProblem)
    .from(placements)
    .leftJoin(practiceProblems, eq(practiceProblems.id, placements.problemId))
    .where(eq(placements.userId, userId))
    .orderBy(asc(placements.subject), desc(placements.startedAt), desc(placements.id))
}

export async function selectUnfinished(db: Database, userId: number, subject: string) {
  const [row] = await db
    .select(withProblem)
    .from(placements)
    .leftJoin(practiceProblems, eq(practiceProblems.id, placements.problemId))
    .where(and(eq(placements.userId, userId), eq(placements.subject, subject), isNull(placements.finishedAt)))
    .orderBy(desc(placements.startedAt), desc(placements.id))
    .limit(1)
  return row
}

export const insertPlacement = (
  db: Database,
  placement: { userId: number; subject: string; state: PlacementState; startedAt: Date },
) => insertRow(db, placements, placement)

export async function updatePlacement(db: Database, id: number, change: PlacementChange) {
  const row = await updateRow(db, placements, change, eq(placements.id, id))
  if (!row) throw new Error('update returned no row')
  return row
}

export const selectOwnProblem = (db: Database, userId: number, id: number) =>
  selectRow(db, practiceProblems, and(eq(practiceProblems.id, id), eq(practiceProblems.userId, userId)))

/** The question is over: it cannot be answered for practice as if it were new. */
export async function closeProblem(db: Database, id: number, tries: number, solvedAt: Date | null) {
  await db.update(practiceProblems).set({ tries, solvedAt }).where(eq(practiceProblems.id, id))
}

/** What was answered in a placement, in its order. */
export function selectAnswers(db: Database, userId: number, since: Date, skills: string[]) {
  return db
    .select({
      questionId: attempts.itemId,
      ...pick(attempts, 'answer', 'correct', 'timeSpentSeconds'),
    })
    .from(attempts)
    .where(
      and(
        eq(attempts.userId, userId),
        gte(attempts.answeredAt, since),
        eq(attempts.source, 'placement'),
        arrayOverlaps(attempts.skills, skills),
      ),
    )
    .orderBy(asc(attempts.id))
}

export async function insertAssessment(db: Database, assessment: typeof onboardingAssessments.$inferInsert) {
  await db.insert(onboardingAssessments).values(assessment)
}

export async function selectSubjectId(db: Database, name: string): Promise<number | undefined> {
  const row = await selectRow(db, subjects, eq(subjects.name, name), { id: subjects.id })
  return row?.id
}
