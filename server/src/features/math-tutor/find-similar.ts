import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { askMath } from './ask-math.ts'
import { drawProblem, findExample, isSameProblem } from './describe-problem.ts'
import { spellProblem } from './math-work.ts'

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
