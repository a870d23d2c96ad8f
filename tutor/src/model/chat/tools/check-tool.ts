import { type ToolSet, tool } from 'ai'
import * as z from 'zod'
import type { ChatMath, Problem } from '../find-problem.ts'

/** Lets the model ask whether a line of the learner is right. It hears the verdict and the usual mistake, never the answer. */
export function checkTool(math: ChatMath, problem: Problem): ToolSet {
  return {
    checkAnswer: tool({
      description: 'Whether a line or an answer of the learner is right, as the math engine verifies it.',
      inputSchema: z.object({ line: z.string().max(300) }),
      execute: async ({ line }) => {
        const check = await math.checkLine({ text: problem.ground.text, lines: [], line }).catch(() => null)
        if (!check || check.verdict === 'unreadable') return { verdict: 'cannot be told' }
        return { verdict: check.verdict, isAnswer: check.isAnswer, mistake: check.mistake }
      },
    }),
  }
}
