import type { MathExample, MathLine, MathProblem, RUNGS } from '#contract/study/math-tutor.ts'
import type { Database } from '../../db/database.ts'
import { retryTransaction } from '../../db/retry-transaction.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockUser } from '../../records/lock-user.ts'
import { noteHelpWithText } from '../../records/practice/note-help.ts'
import { type Care, findCare, noticeCare } from '../../records/safety/find-care.ts'
import { raiseAlert } from '../../records/safety/raise-alert.ts'
import { asking, askMaths, NOTHING_LIKE_IT } from './ask-maths.ts'
import { describeProblem, findExample, type Solved } from './describe-problem.ts'
import {
  findProblem,
  insertProblem,
  type ProblemRow,
  selectProblem,
  selectSession,
  updateWork,
} from './math-tutor.queries.ts'
import { addLine, addRung, beginWork, type MathWork, maySeeSolution, spellProblem } from './math-work.ts'
import { writeReply } from './write-reply.ts'

const ARCHIVED = 'This session is archived. Restore it to go on with it.'
const TRY_FIRST = 'Write a line of your own first. Then you can see the solution.'

type Asked = { text: string; sessionId?: number | null | undefined }

export async function showProblem(context: Context<Caller>, id: number): Promise<MathProblem> {
  const { db, caller } = context
  const row = foundOr404(await selectProblem(db, caller.user.id, id), 'Problem')
  const solved = await asking(context, (math) => math.solve({ text: row.work.text }))
  const care = await findProblemCare(context, row.work.text, solved)
  return describeProblem(row, solved, care, caller.user.role)
}

/** Keeps the problem and gives the help that was asked for. */
export async function revealHelp(
  context: Context<Caller>,
  asked: Asked & { reveal?: (typeof RUNGS)[number] | undefined },
): Promise<MathProblem> {
  const { reveal } = asked
  const { role } = context.caller.user
  const { solved, example } = await askMaths(context, 'working', async (math) => {
    const solved = await math.solve({ text: asked.text })
    const example: MathExample | null =
      reveal === 'example' ? await findExample(math, solved, spellProblem(asked.text)) : null
    return { solved, example }
  })
  if (reveal === 'example' && !example) throw new AppError('not_found', NOTHING_LIKE_IT)
  const care = await findProblemCare(context, asked.text, solved)
  const row = await keepWork(context, asked, { solved, care }, (work) => {
    if (reveal === 'solution' && !maySeeSolution(role, work)) throw new AppError('not_allowed', TRY_FIRST)
    return reveal ? addRung(work, reveal, example) : work
  })
  return describeProblem(row, solved, care, role)
}

/** The lines before are those that the server has seen: what a pupil has tried cannot be made up. */
export async function checkOwnLine(
  context: Context<Caller>,
  { line, ...asked }: Asked & { line: string },
): Promise<{ checked: MathLine; problem: MathProblem }> {
  const { db, caller } = context
  const { text, sessionId = null } = asked
  const known = await findProblem(db, caller.user.id, sessionId, spellProblem(text))
  const right = (known?.work.lines ?? []).filter(({ verdict }) => verdict === 'right')
  const { solved, judged } = await askMaths(context, 'working', async (math) => ({
    solved: await math.solve({ text }),
    judged: await math.checkLine({ text, lines: right.map((each) => each.line), line }),
  }))
  const careOfLine = judged.verdict === 'unreadable' ? await findWords(context, line) : null
  const checked = { line, ...judged, ...(careOfLine && { explanation: careOfLine.sentences.join(' ') }) }
  const care = await findProblemCare(context, text, solved)
  const row = await keepWork(context, asked, { solved, care, careOfLine }, (work) => addLine(work, checked))
  return { checked, problem: describeProblem(row, solved, care, caller.user.role) }
}

/** One after the other for each person, so that two tabs lose nothing of each other's. */
async function keepWork(
  context: Context<Caller>,
  { text, sessionId = null }: Asked,
  { solved, care, careOfLine = null }: { solved: Solved; care: Care | null; careOfLine?: Care | null },
  change: (work: MathWork) => MathWork,
): Promise<ProblemRow> {
  const { db, caller, now, random } = context
  const userId = caller.user.id
  return retryTransaction(
    db,
    async (tx) => {
      await lockUser(tx, userId)
      if (sessionId !== null) await refuseArchived(tx, userId, sessionId)
      const known = await findProblem(tx, userId, sessionId, spellProblem(text))
      const alert = careOfLine?.alert ?? (known ? null : care?.alert)
      if (alert) await raiseAlert(tx, userId, alert, now())
      const work = change(known?.work ?? beginWork(text))
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
}

async function refuseArchived(db: Database, userId: number, sessionId: number): Promise<void> {
  const session = foundOr404(await selectSession(db, userId, sessionId), 'Session')
  if (session.isArchived) throw new AppError('conflict', ARCHIVED)
}

/** Maths is no cause for worry; what is no maths may be a child who has nobody else to tell. */
async function findProblemCare(context: Context<Caller>, text: string, solved: Solved): Promise<Care | null> {
  return solved.solved || solved.graph ? null : findWords(context, text)
}

/** A text with numbers is a story that could not be solved, and stories sound worse than they are. */
async function findWords(context: Context<Caller>, text: string): Promise<Care | null> {
  const { caller, config } = context
  const care = /\d/.test(text)
    ? findCare(text, caller.user, config.helpContacts)
    : await noticeCare(context, text, caller.user)
  return care?.replaces ? care : null
}
