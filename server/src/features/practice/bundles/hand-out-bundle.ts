import { createCipheriv, pbkdf2, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { compileLine } from '#content/compile/compile-lesson.ts'
import type { Problem } from '#content/practice/problem.ts'
import { identify } from '#content/practice/problem-identity.ts'
import { HINTS_TAKEN_ALONG, type Seal, type SealedProblem } from '#contract/practice.ts'
import { listCanonical } from '#engines/answers/index.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { planBundle } from '#engines/paths/index.ts'
import type { Database } from '../../../db/database.ts'
import type { ProblemRow } from '../../../db/schema/learning/practice-problems.ts'
import { lockUser } from '../../../domain/lock-user.ts'
import {
  drawProblem,
  MOST_UNTOUCHED,
  namesOfShown,
  selectRecentProblems,
  selectUntouched,
} from '../../../domain/practice/handed-out.ts'
import { itemIdOf, makeAgain, practiceBySkill } from '../../../domain/practice/practice-library.ts'
import { toPracticeProblem } from '../../../domain/practice/to-practice-problem.ts'
import { readLearnerView } from '../../../domain/tracing/learner-view.ts'
import { isTakenBack } from '../../../domain/voiding/name-question.ts'
import { AppError, foundOr404 } from '../../../platform/app-error.ts'
import type { CallerContext, Context } from '../../../platform/requests/serve.ts'
import { spendTry } from '../../../platform/sessions/throttle.ts'
import { toSolution } from '../check-attempt.ts'
import { insertProblems, selectLessonSkills } from './bundles.queries.ts'

type Wish = { lessonId?: number | undefined; skill?: string | undefined; count: number }

/** What has lain untouched for longer is on no device any more. */
const KEPT_DAYS = 30
const REMEMBERED = 20

/** Problems to take along: what lies ready of this bundle, and what is missing. */
export async function handOutBundle(context: CallerContext, wish: Wish) {
  const { db, caller, transact } = context
  const limit = { name: `practice-bundles:${caller.user.id}`, limit: 120, windowSeconds: 3600 }
  await spendTry(context, 'tooManyPracticeBundles', limit)
  const { name, skills } = await readBundle(db, wish)
  const rows = await transact(async (tx) => {
    const bundle = { name, skills, count: wish.count }
    const held = await fillBundle({ ...context, db: tx }, bundle)
    // What is kept for a repetition is read back as JSON.
    return held.map(({ id, skill, difficulty, seed }) => ({ id, skill, difficulty, seed }))
  })
  const problems: SealedProblem[] = []
  // One after the other: the slow hashing of a whole bundle at once would keep others waiting.
  for (const row of rows) problems.push(await sealProblem(row))
  return { problems }
}

async function readBundle(db: Database, { lessonId, skill }: Wish) {
  if ((lessonId === undefined) === (skill === undefined)) {
    throw new AppError('invalid_input', 'lessonOrSkillRequired')
  }
  const practiced = practiceBySkill()
  if (lessonId === undefined) {
    const wanted = foundOr404(
      skill !== undefined && practiced.has(skill) ? skill : undefined,
      'practiceNotFound',
    )
    return { name: `skill:${wanted}`, skills: [wanted] }
  }
  const taught = foundOr404(await selectLessonSkills(db, lessonId), 'lessonNotFound')
  return { name: `lesson:${lessonId}`, skills: [...new Set(taught)].filter((one) => practiced.has(one)) }
}

/** Load, decide, save. The learner's lock keeps two devices from filling the same bundle twice. */
async function fillBundle(
  context: CallerContext,
  { name, skills, count }: { name: string; skills: string[]; count: number },
): Promise<ProblemRow[]> {
  const { db, caller, now } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const since = now().getTime() - KEPT_DAYS * DAY_MS
  const untouched = (await selectUntouched(db, userId)).filter(({ givenAt }) => givenAt.getTime() >= since)
  const open = untouched
    .toReversed()
    .filter((row) => row.bundle === name && skills.includes(row.skill) && isStillGood(context, row))
    .slice(0, count)
  const room = MOST_UNTOUCHED - untouched.length
  if (open.length === count || room <= 0 || skills.length === 0) return open
  const { predict } = await readLearnerView(context, caller.user)
  const recent = await selectRecentProblems(db, userId, REMEMBERED)
  const planned = planBundle({ skills, open: open.map(({ skill }) => skill), count, predict })
  const drawn = drawAll(context, planned.slice(0, room), open, recent)
  const givenAt = now()
  const rows = drawn.map((problem) => ({ ...problem, userId, givenAt, bundle: name }))
  return [...open, ...(await insertProblems(db, rows))]
}

/** None of them twice, nor one that was just there: a small bank of questions makes a short bundle. */
function drawAll(
  context: CallerContext,
  planned: ReturnType<typeof planBundle>,
  open: readonly ProblemRow[],
  recent: readonly ProblemRow[],
) {
  const drawn: { skill: string; difficulty: number; seed: number }[] = []
  const held = open.map(makeAgain)
  const taken = new Set(held.map(identify))
  const prompts = held.map(({ prompt }) => prompt)
  for (const { skill, difficulty } of planned) {
    const shown = [...namesOfShown(recent, skill), ...prompts, ...taken]
    const found = drawProblem(context, { skill, difficulty, shown })
    if (!found || taken.has(identify(found.problem))) continue
    taken.add(identify(found.problem))
    prompts.push(found.problem.prompt)
    drawn.push({ skill, difficulty, seed: found.seed })
  }
  return drawn
}

function isStillGood({ tracer }: Pick<Context, 'tracer'>, row: ProblemRow): boolean {
  if (!practiceBySkill().has(row.skill)) return false
  return !isTakenBack(tracer, { itemId: itemIdOf(row, makeAgain(row)), seed: row.seed })
}

const stretch = promisify(pbkdf2)

/** About 50 ms on a phone for each answer that somebody tries. */
const ROUNDS = 50_000
const SALT_BYTES = 16
const KEY_BYTES = 32
const VECTOR_BYTES = 12
/** Solutions are filled up to a multiple of this. */
const STEP_BYTES = 512

/** An untouched problem as it is taken along. */
async function sealProblem(
  row: Pick<Parameters<typeof toPracticeProblem>[0], 'id' | 'skill' | 'difficulty' | 'seed'>,
): Promise<SealedProblem> {
  const problem = makeAgain(row)
  return {
    problem: toPracticeProblem({ ...row, hintsShown: 0, tries: 0 }, problem),
    hintsHtml: problem.hints.slice(0, HINTS_TAKEN_ALONG).map(compileLine),
    seal: await sealSolution(problem),
  }
}

async function sealSolution(problem: Problem): Promise<Seal | null> {
  const spellings = listCanonical(problem.answer)
  if (!spellings) return null
  const [salt, key] = [randomBytes(SALT_BYTES), randomBytes(KEY_BYTES)]
  const keys: string[] = []
  for (const spelling of spellings) {
    keys.push(encrypt(await stretch(spelling, salt, ROUNDS, KEY_BYTES, 'sha256'), key))
  }
  const text = Buffer.from(JSON.stringify(toSolution(problem)))
  const length = Math.ceil(text.length / STEP_BYTES) * STEP_BYTES
  const filled = Buffer.concat([text, Buffer.alloc(length - text.length, ' ')])
  return { salt: salt.toString('base64'), rounds: ROUNDS, keys, solution: encrypt(key, filled) }
}

function encrypt(key: Buffer, content: Buffer): string {
  const vector = randomBytes(VECTOR_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, vector)
  return Buffer.concat([vector, cipher.update(content), cipher.final(), cipher.getAuthTag()]).toString(
    'base64',
  )
}
