import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { practiceProblems } from '../../db/schema/learning/practice-problems.ts'
import { selectRecentProblems, selectUntouched } from './handed-out.ts'
import { makeAgain } from './practice-library.ts'

/** What the tutor said about a problem is help like a hint: solved afterwards, it is not solved unaided. */
export async function noteHelpWithProblem(db: Database, userId: number, id: number): Promise<void> {
  await db
    .update(practiceProblems)
    .set({ hintsShown: sql`greatest(${practiceProblems.hintsShown}, 1)` })
    .where(
      and(
        eq(practiceProblems.id, id),
        eq(practiceProblems.userId, userId),
        isNull(practiceProblems.solvedAt),
      ),
    )
}

const MOST_OPEN = 5
/** Shorter ones stand in many problems. */
const SHORTEST_COPY = 4

/** The same for a problem that a learner copied into a tutor: whoever helps there helps with it. */
export async function noteHelpWithText(db: Database, userId: number, text: string): Promise<void> {
  const copy = spellPlainly(text)
  if (copy.length < SHORTEST_COPY) return
  const met = await selectRecentProblems(db, userId, MOST_OPEN)
  for (const row of [...met, ...(await selectUntouched(db, userId))]) {
    if (row.solvedAt !== null) continue
    const prompt = spellPlainly(makeAgain(row).prompt)
    if (prompt.includes(copy) || copy.includes(prompt)) await noteHelpWithProblem(db, userId, row.id)
  }
}

/** A problem in the letters and signs that are left when it is typed instead of drawn. */
export function spellPlainly(text: string): string {
  return text
    .toLowerCase()
    .replace(/\\(?:d|t)?frac\s*\{([^{}]*)\}\s*\{([^{}]*)\}/g, '$1/$2')
    .replace(/\\times|\\cdot|[×·]/g, '*')
    .replace(/\\div|÷/g, '/')
    .replace(/[−–]/g, '-')
    .replace(/\\[a-z]+/g, '')
    .replace(/[^\p{L}\d=+\-*/^().<>]/gu, '')
    .replace(/[.]+$/, '')
}
