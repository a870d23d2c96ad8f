import { mathTutor } from '#contract/study/math-tutor.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { describeReading, offerModel } from './describe-problem.ts'
import { selectProblems } from './math-tutor.queries.ts'
import { askMath, checkOwnLine, findSimilar, revealHelp, showProblem } from './work-on-problem.ts'

export function mathTutorRoutes({ serve }: Mount): void {
  serve(mathTutor.read, ({ text }, context) =>
    askMath(context, 'looking', async (math) =>
      offerModel(context.tutor, text, describeReading(await math.solve({ text }))),
    ),
  )
  serve(mathTutor.solve, (asked, context) => revealHelp(context, asked))
  serve(mathTutor.checkStep, (asked, context) => checkOwnLine(context, asked))
  serve(mathTutor.similar, ({ text }, context) => findSimilar(context, text))
  serve(mathTutor.plot, (wanted, context) =>
    askMath(context, 'looking', async (math) => ({ plot: await math.plot(wanted) })),
  )
  serve(mathTutor.problems, async ({ sessionId = null, before }, { db, caller }) => {
    const rows = await selectProblems(db, caller.user.id, sessionId, before)
    return rows.map(({ id, askedAt, work: { text, lines } }) => ({
      id,
      text,
      askedAt,
      isDone: lines.some(({ isAnswer }) => isAnswer),
    }))
  })
  serve(mathTutor.problem, ({ id }, context) => showProblem(context, id))
}
