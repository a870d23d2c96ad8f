import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Problem } from '#content/practice/problem.ts'
import { identify } from '#content/practice/problem-identity.ts'
import type { Database } from '../../../db/database.ts'
import { quizResults } from '../../../db/schema/learning/quizzes.ts'
import { assignmentSubmissions, assignments } from '../../../db/schema/teaching/assignments.ts'
import { classEnrollments, classes } from '../../../db/schema/teaching/classes.ts'
import { isInActiveClass, isInAudience } from '../../../domain/classroom/given-work.ts'
import { selectRecentProblems, selectUntouched } from '../../../domain/practice/handed-out.ts'
import { itemIdOf, makeAgain, practiceBySkill } from '../../../domain/practice/practice-library.ts'
import { nameQuizItem } from '../../../domain/questions/name-quiz-item.ts'
import { isTakenBack } from '../../../domain/voiding/name-question.ts'
import type { Deps } from '../../../platform/deps.ts'

type CountingDeps = Pick<Deps, 'db' | 'tracer'>
type Row = { skill: string; difficulty: 1 | 2 | 3; seed: number }

const MOST_RECENT = 50

/** Knows which questions still count for a learner, so that the tutor asks and tells none of them. */
export type Counting = {
  /** The very problem is open somewhere, its bank is homework, or it was taken back. */
  isProblemOpen: (row: Row, problem: Problem) => Promise<boolean>
  /** Nothing of the quiz was turned in yet, or a class still takes attempts at it. */
  isQuizOpen: (quizId: number, questionId: string) => Promise<boolean>
}

/** Everything is read once, and only when it is asked for. */
export function createCounting(deps: CountingDeps, userId: number): Counting {
  const work = once(() => selectGivenOut(deps.db, userId))
  const open = once(() => selectOpenNames(deps.db, userId))
  const results = new Map<number, Promise<boolean>>()

  function hasTurnedIn(quizId: number): Promise<boolean> {
    const known = results.get(quizId) ?? selectHasTurnedIn(deps.db, userId, quizId)
    results.set(quizId, known)
    return known
  }

  return {
    isProblemOpen: async (row, problem) => {
      if (isTakenBack(deps.tracer, { itemId: itemIdOf(row, problem), seed: row.seed })) return true
      // A bank has few questions: whoever hears their answers here would have them ready there.
      if (practiceBySkill().get(row.skill)?.isWritten && (await work()).skills.has(row.skill)) return true
      return (await open()).has(nameProblem(row.skill, problem))
    },
    isQuizOpen: async (quizId, questionId) =>
      isTakenBack(deps.tracer, { itemId: nameQuizItem(quizId, questionId) }) ||
      (await work()).quizIds.has(quizId) ||
      !(await hasTurnedIn(quizId)),
  }
}

/** The same for all seeds that ask the same. */
export const nameProblem = (skill: string, problem: Problem): string => `${skill} ${identify(problem)}`

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined
  return () => {
    value ??= read()
    return value
  }
}

/** Problems that were handed out and can still be solved. */
async function selectOpenNames(db: Database, userId: number): Promise<ReadonlySet<string>> {
  const [recent, untouched] = await Promise.all([
    selectRecentProblems(db, userId, MOST_RECENT),
    selectUntouched(db, userId),
  ])
  const open = [...recent, ...untouched].filter(
    (row) => row.solvedAt === null && practiceBySkill().has(row.skill),
  )
  return new Set(open.map((row) => nameProblem(row.skill, makeAgain(row))))
}

/** Quizzes and practice that a class still takes: what was given out, and what came back to be done again. */
async function selectGivenOut(db: Database, studentId: number) {
  const work = assignmentSubmissions
  const rows = await db
    .select({ quizId: assignments.quizId, skills: assignments.skills })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(assignments, eq(assignments.classId, classes.id))
    .leftJoin(work, and(eq(work.assignmentId, assignments.id), eq(work.studentId, studentId)))
    .where(
      and(
        isInActiveClass(studentId),
        isNull(assignments.deletedAt),
        inArray(assignments.kind, ['quiz', 'practice']),
        or(
          eq(assignments.status, 'active'),
          and(
            eq(work.status, 'returned'),
            ne(assignments.status, 'archived'),
            ne(assignments.status, 'draft'),
          ),
        ),
        isInAudience(db, studentId),
      ),
    )
  return {
    quizIds: new Set(rows.flatMap(({ quizId }) => quizId ?? [])),
    skills: new Set(rows.flatMap(({ skills }) => skills)),
  }
}

async function selectHasTurnedIn(db: Database, userId: number, quizId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: quizResults.id })
    .from(quizResults)
    .where(and(eq(quizResults.quizId, quizId), eq(quizResults.userId, userId)))
    .limit(1)
  return row !== undefined
}
