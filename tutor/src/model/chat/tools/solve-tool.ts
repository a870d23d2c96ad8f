import { type ToolSet, tool } from 'ai'
import * as z from 'zod'
import { revealsAnswer } from '../../../chat/math/reveals-answer.ts'
import type { ChatMath } from '../find-problem.ts'

/** Lets the model ask the engine instead of calculating itself. For a led student it gets hints, so that it cannot tell. */
export function solveTool(math: ChatMath, isLed: boolean): ToolSet {
  return {
    solveMath: tool({
      description: isLed
        ? 'Verified hints for a problem of school maths.'
        : 'The verified steps and the answer of a problem of school maths.',
      inputSchema: z.object({ problem: z.string().max(500) }),
      execute: async ({ problem }) => {
        const solution = await math.solve({ text: problem }).catch(() => null)
        if (!solution?.solved) return { solved: false }
        if (isLed)
          return {
            solved: true,
            hints: solution.hints.slice(0, -1).filter((hint) => !revealsAnswer(hint, solution)),
          }
        const steps = solution.steps.map(({ explanation, after }) => `${explanation} ${after}`)
        return { solved: true, steps, answer: solution.answer.plain }
      },
    }),
  }
}
