import type { MathExample, MathStep, RUNGS } from '#contract/study/math-tutor.ts'
import type { MathSolver } from '#tutor/math/math-tasks.ts'
import { TutorUnavailable } from '#tutor/port.ts'
import type { Database } from '../../db/database.ts'
import { retryTransaction } from '../../db/retry-transaction.ts'
import { staysInside } from '../../domain/guardian/stays-inside.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { noteHelpWithText } from '../../domain/practice/handed-out.ts'
import { type Care, findCare, noticeCare } from '../../domain/safety/find-care.ts'
import { keepCare } from '../../domain/safety/raise-alert.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { describeProblem, drawProblem, findExample, isSameProblem, type Solved } from './describe-problem.ts'
import {
  findProblem,
  insertProblem,
  type ProblemRow,
  selectProblem,
  selectSession,
  updateWork,
} from './math-tutor.queries.ts'
import {
  addLine,
  addRung,
  beginWork,
  keepStory,
  type MathWork,
  maySeeSolution,
  type Story,
  spellProblem,
  toFormal,
} from './math-work.ts'

type Asked = { text: string; sessionId?: number | null | undefined }

export async function showProblem(context: CallerContext, id: number) {
  const { db, caller } = context
  const row = foundOr404(await selectProblem(db, caller.user.id, id), 'problemNotFound')
  const solved = await asking(context, (math) => math.solve({ text: toFormal(row.work) }))
  const care = await findProblemCare(context, row.work.text, solved)
  return describeProblem(row, solved, care, caller.user.role)
}

/** Keeps the problem and gives the help that was asked for. */
export async function revealHelp(
  context: CallerContext,
  asked: Asked & { reveal?: (typeof RUNGS)[number] | undefined },
) {
  const { reveal } = asked
  const { role } = context.caller.user
  // Who sends a problem again wants it tried again; who works on it does not wait for that with every line.
  const { care, story, solved } = await readProblem(context, asked, { isSentAnew: !reveal })
  const example: MathExample | null =
    reveal === 'example'
      ? await asking(context, (math) => findExample(math, solved, spellProblem(story?.formal ?? asked.text)))
      : null
  if (reveal === 'example' && !example) throw new AppError('not_found', 'noSimilarProblem')
  const row = await keepWork(context, asked, { solved, care, story }, (work) => {
    if (reveal === 'solution' && !maySeeSolution(role, work))
      throw new AppError('not_allowed', 'solutionNeedsALine')
    return reveal ? addRung(work, reveal, example) : work
  })
  return describeProblem(row, solved, care, role)
}

/** The lines before are those that the server has seen: what a student has tried cannot be made up. */
export async function checkOwnLine(context: CallerContext, { line, ...asked }: Asked & { line: string }) {
  const { db, caller } = context
  const { text, sessionId = null } = asked
  const known = await findProblem(db, caller.user.id, sessionId, spellProblem(text))
  const right = (known?.work.lines ?? []).filter(({ verdict }) => verdict === 'right')
  const { care, story, solved } = await readProblem(context, asked, { isSentAnew: !known })
  const judged = await asking(context, (math) =>
    math.checkLine({ text: story?.formal ?? text, lines: right.map((each) => each.line), line }),
  )
  const careOfLine = judged.verdict === 'unreadable' ? await findWords(context, line) : null
  const checked = { line, ...judged, ...(careOfLine && { explanation: careOfLine.sentences.join(' ') }) }
  const row = await keepWork(context, asked, { solved, care, story, careOfLine }, (work) =>
    addLine(work, checked),
  )
  return { checked, problem: describeProblem(row, solved, care, caller.user.role) }
}

type ReadProblem = { solved: Solved; care: Care | null; story: Story | null }

/**
 * What is to be solved: the text as our own engine reads it, else as it was put into symbols before, else as a language model
 * puts it into symbols now. A text that worries is not shown to any model.
 */
async function readProblem(
  context: CallerContext,
  { text, sessionId = null }: Asked,
  { isSentAnew }: { isSentAnew: boolean },
): Promise<ReadProblem> {
  const { db, caller } = context
  const { user } = caller
  const plain = await askMath(context, 'working', (math) => math.solve({ text }))
  const care = await findProblemCare(context, text, plain)
  if (plain.solved || plain.graph || care) return { solved: plain, care, story: null }
  const known = await findProblem(db, user.id, sessionId, spellProblem(text))
  const story = known?.work.story ?? (isSentAnew || !known ? await readStory(context, text) : null)
  if (!story) return { solved: plain, care, story }
  const solved = await asking(context, (math) => math.solve({ text: story.formal }))
  return { solved, care, story }
}

async function readStory(context: CallerContext, text: string): Promise<Story | null> {
  const { tutor, caller } = context
  const { user } = caller
  const grade = user.role === 'student' ? user.grade : null
  const { expertiseLevel, role } = user
  const reader = { grade, expertiseLevel, role, staysInside: await staysInside(context, user.id) }
  const { formal, letters } = await tutor.readProblem({ text, reader })
  return formal === null ? null : { formal, letters }
}

/** One after the other for each person, so that two tabs lose nothing of each other's. */
async function keepWork(
  context: CallerContext,
  { text, sessionId = null }: Asked,
  { solved, care, story, careOfLine = null }: ReadProblem & { careOfLine?: Care | null },
  change: (work: MathWork) => MathWork,
): Promise<ProblemRow> {
  const { db, caller, now, random, presence } = context
  const userId = caller.user.id
  let told: number[] = []
  const row = await retryTransaction(
    db,
    async (tx) => {
      await lockUser(tx, userId)
      if (sessionId !== null) await refuseArchived(tx, userId, sessionId)
      const known = await findProblem(tx, userId, sessionId, spellProblem(text))
      const noticed = careOfLine ?? (known ? null : care)
      if (noticed) told = await keepCare({ db: tx, now }, userId, noticed)
      const work = change(known ? keepStory(known.work, story) : beginWork(text, story))
      if (work.revealed.length + work.lines.length > 0) await noteHelpWithText(tx, userId, text)
      const isAnswered = solved.solved || solved.graph !== null || care !== null
      const content = writeReply(work, solved, care)
      const reply = { content, isAnswered, isCare: care !== null, at: now() }
      if (!known) return insertProblem(tx, userId, sessionId, work, reply)
      if (work !== known.work) await updateWork(tx, known.id, work, reply)
      return { ...known, work }
    },
    { random },
  )
  presence.tell(told, { type: 'notifications' })
  return row
}

async function refuseArchived(db: Database, userId: number, sessionId: number): Promise<void> {
  const session = foundOr404(await selectSession(db, userId, sessionId), 'sessionNotFound')
  if (session.isArchived) throw new AppError('conflict', 'sessionArchived')
}

/** Math is no cause for worry; what is no math may be a child who has nobody else to tell. */
async function findProblemCare(context: CallerContext, text: string, solved: Solved): Promise<Care | null> {
  return solved.solved || solved.graph ? null : findWords(context, text)
}

/** A text with numbers is a story that could not be solved, and stories sound worse than they are. */
async function findWords(context: CallerContext, text: string): Promise<Care | null> {
  const { caller, config } = context
  const care = /\d/.test(text)
    ? findCare(text, caller.user, config.helpContacts)
    : await noticeCare(context, text, caller.user)
  return care?.replaces ? care : null
}

/** What the tutor has said to a problem so far, in Markdown: so it stands in the chat's history. */
function writeReply(work: MathWork, solved: Solved, care: Care | null): string {
  if (care) return care.sentences.join(' ')
  if (!solved.solved) return solved.graph ? `$${solved.graph.latex}$` : solved.reason
  const has = (rung: MathWork['revealed'][number]) => work.revealed.includes(rung)
  const parts = [
    plainly(solved.problem.words),
    has('nudge') && plainly(solved.hints[0] ?? ''),
    has('hint') && plainly(solved.hints[1] ?? ''),
    work.example && `${plainly(work.example.text)}\n\n${writeSteps(work.example.steps, work.example.answer)}`,
    has('solution') && writeSteps(solved.steps, solved.answer),
  ]
  return parts.filter((part) => typeof part === 'string').join('\n\n')
}

function writeSteps(steps: MathStep[], { latex, unit }: { latex: string; unit: string | null }): string {
  const lines = steps.map(
    ({ explanation, after }, index) => `${index + 1}. ${plainly(explanation)} $${after}$`,
  )
  return `${lines.join('\n')}\n\n**$${latex}$**${unit ? ` ${plainly(unit)}` : ''}`
}

/** A dollar begins a formula, unless it is a price. */
function plainly(text: string): string {
  return text.replaceAll('$', '\\$')
}

const WINDOW_SECONDS = 10 * 60
/** Reading goes along with the typing, and drawing with every look at another part of a graph. */
const LIMITS = { looking: 600, working: 120 } as const

/** Counts the try, asks the engine, and words a failure as the documents do. */
export async function askMath<Answer>(
  context: CallerContext,
  purpose: keyof typeof LIMITS,
  ask: (math: MathSolver) => Promise<Answer>,
): Promise<Answer> {
  const name = `math-tutor:${purpose}:${context.caller.user.id}`
  const limit = { name, limit: LIMITS[purpose], windowSeconds: WINDOW_SECONDS }
  await spendTry(context, 'tooManyTutorRequests', limit)
  return asking(context, ask)
}

/** Without counting: to show what is kept already. */
export async function asking<Answer>({ tutor }: CallerContext, ask: (math: MathSolver) => Promise<Answer>) {
  try {
    return await ask(tutor.math)
  } catch (error) {
    throw error instanceof TutorUnavailable ? new AppError('unavailable', 'tutorFailed') : error
  }
}

const MOST_TRIES = 5

/** Neither the problem itself nor its worked example: that one would give the answer. */
export async function findSimilar(context: CallerContext, text: string) {
  return askMath(context, 'working', async (math) => {
    const solved = await math.solve({ text })
    if (!solved.solved) throw new AppError('not_found', 'noSimilarProblem')
    const example = await findExample(math, solved, spellProblem(text))
    for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
      const seed = `${context.randomToken()} ${attempt}`
      const similar = await math.makeSimilar({ kind: solved.kind, seed, like: text })
      if (!similar || similar.problem === example?.text || isSameProblem(similar.solution, solved)) continue
      return { text: similar.problem, latex: drawProblem(similar.solution) }
    }
    throw new AppError('not_found', 'noSimilarProblem')
  })
}
