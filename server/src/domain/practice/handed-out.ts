import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { generateDifferent } from '#content/practice/pick-problem.ts'
import { identify } from '#content/practice/problem-identity.ts'
import type { PracticeProblem } from '#contract/practice.ts'
import type { Database } from '../../db/database.ts'
import { insertRow } from '../../db/rows.ts'
import {
  isUntouchedInBundle,
  type ProblemRow,
  practiceProblems,
} from '../../db/schema/learning/practice-problems.ts'
import { AppError } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { isTakenBack } from '../voiding/name-question.ts'
import { itemIdOf, makeAgain, practiceBySkill } from './practice-library.ts'
import { toPracticeProblem } from './to-practice-problem.ts'

/** So many problems one learner has on all devices; more than anybody solves in a month without a connection. */
export const MOST_UNTOUCHED = 400

const LARGEST_SEED = 2 ** 31 - 1000
/** Fewer than the items of the smallest bank, so that there is always another one. */
const NEVER_AGAIN_WITHIN = 4

/** Enough to find the one question of a bank that was not taken back. */
const MOST_DRAWS = 60

type Found = ReturnType<typeof generateDifferent>
type HandOutInput = { userId: number; skill: string; difficulty: 1 | 2 | 3; recent: readonly ProblemRow[] }

/** Makes a problem with numbers that were not just there, and notes what was handed out. */
export async function handOut(
  deps: Pick<Deps, 'db' | 'now' | 'random' | 'tracer'>,
  { userId, skill, difficulty, recent }: HandOutInput,
): Promise<PracticeProblem> {
  const found = drawProblem(deps, { skill, difficulty, shown: namesOfShown(recent, skill) })
  if (!found) throw new AppError('not_found', 'noPracticeRightNow')
  const { seed, problem } = found
  const row = await insertRow(deps.db, practiceProblems, {
    userId,
    skill,
    difficulty,
    seed,
    givenAt: deps.now(),
  })
  return toPracticeProblem(row, problem)
}

/** By which names a problem of the skill would be known again that was just there. */
export function namesOfShown(recent: readonly ProblemRow[], skill: string): string[] {
  return recent
    .filter((row) => row.skill === skill)
    .slice(0, NEVER_AGAIN_WITHIN)
    .map(makeAgain)
    .flatMap((problem) => [problem.prompt, identify(problem)])
}

/** Null when all that comes up was taken back. */
export function drawProblem(
  { random, tracer }: Pick<Deps, 'random' | 'tracer'>,
  { skill, difficulty, shown }: { skill: string; difficulty: 1 | 2 | 3; shown: readonly string[] },
): Found | null {
  const practice = practiceBySkill().get(skill)
  if (!practice) throw new AppError('not_found', 'noPracticeYet')
  const isGood = (found: Found) =>
    !isTakenBack(tracer, {
      itemId: itemIdOf({ skill, difficulty, seed: found.seed }, found.problem),
      seed: found.seed,
    })
  let found = generateDifferent(practice, Math.floor(random() * LARGEST_SEED), difficulty, shown)
  for (let again = 0; !isGood(found) && again < MOST_DRAWS; again++) {
    const others = [...shown, found.problem.prompt, identify(found.problem)]
    found = generateDifferent(practice, found.seed + 1, difficulty, others)
  }
  return isGood(found) ? found : null
}

/** Those that were met: what lies untouched on a device was not. */
export function selectRecentProblems(db: Database, userId: number, limit: number): Promise<ProblemRow[]> {
  return db
    .select()
    .from(practiceProblems)
    .where(
      and(
        eq(practiceProblems.userId, userId),
        or(isNull(practiceProblems.bundle), gt(practiceProblems.tries, 0)),
      ),
    )
    .orderBy(desc(practiceProblems.givenAt), desc(practiceProblems.id))
    .limit(limit)
}

/** What a learner took along and has not touched, of all bundles, the newest first. */
export function selectUntouched(db: Database, userId: number): Promise<ProblemRow[]> {
  return db
    .select()
    .from(practiceProblems)
    .where(and(eq(practiceProblems.userId, userId), isUntouchedInBundle(practiceProblems)))
    .orderBy(desc(practiceProblems.id))
    .limit(MOST_UNTOUCHED)
}

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
