import type { MathExample, MathLine, MathProblem, RUNGS } from '#contract/study/math-tutor.ts'
import { retryTransaction } from '../../db/retry-transaction.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { lockUser } from '../../records/lock-user.ts'
import { asking, askMaths, NOTHING_LIKE_IT } from './ask-maths.ts'
import { describeProblem, findExample, type Solved } from './describe-problem.ts'
import {
  findProblem,
  insertProblem,
  type ProblemRow,
  selectProblem,
  updateWork,
} from './math-tutor.queries.ts'
import { addLine, addRung, beginWork, type MathWork, maySeeSolution, spellProblem } from './math-work.ts'
import { writeReply } from './write-reply.ts'

const TRY_FIRST = 'Write a line of your own first. Then you can see the solution.'

type Asked = { text: string; sessionId?: number | null | undefined }

export async function showProblem(context: Context<Caller>, id: number): Promise<MathProblem> {
  const { db, caller } = context
  const row = foundOr404(await selectProblem(db, caller.user.id, id), 'Problem')
  const solved = await asking(context, (math) => math.solve({ text: row.work.text }))
  return describeProblem(row, solved, caller.user.role)
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
  const row = await keepWork(context, asked, solved, (work) => {
    if (reveal === 'solution' && !maySeeSolution(role, work)) throw new AppError('not_allowed', TRY_FIRST)
    return reveal ? addRung(work, reveal, example) : work
  })
  return describeProblem(row, solved, role)
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
  const checked = { line, ...judged }
  const row = await keepWork(context, asked, solved, (work) => addLine(work, checked))
  return { checked, problem: describeProblem(row, solved, caller.user.role) }
}

/** One after the other for each person, so that two tabs lose nothing of each other's. */
async function keepWork(
  { db, caller, now, random }: Context<Caller>,
  { text, sessionId = null }: Asked,
  solved: Solved,
  change: (work: MathWork) => MathWork,
): Promise<ProblemRow> {
  const userId = caller.user.id
  return retryTransaction(
    db,
    async (tx) => {
      await lockUser(tx, userId)
      const known = await findProblem(tx, userId, sessionId, spellProblem(text))
      const work = change(known?.work ?? beginWork(text))
      const isAnswered = solved.solved || solved.graph !== null
      const reply = { content: writeReply(work, solved), isAnswered, at: now() }
      if (!known) return insertProblem(tx, userId, sessionId, work, reply)
      if (work !== known.work) await updateWork(tx, known.id, work, reply)
      return { ...known, work }
    },
    { random },
  )
}
