import * as z from 'zod'
import { isSameValue } from '#engines/algebra/index.ts'
import type { MathSolver } from '../../math/math-tasks.ts'
import type { ProblemReading, ProblemTask } from '../../math/problem-port.ts'
import type { Solution } from '../../math/solution.ts'
import type { Port } from '../../port.ts'
import { ModelFailure } from '../failure.ts'
import { type FillForm, writePrompt } from '../fill-form.ts'
import { findProblemFault, type ProblemDraft } from './check-problem.ts'
import { listUnitFaults } from './story-numbers.ts'

const OUTPUT_TOKENS = 300
/** One answer each; of two solutions nobody but the story could tell which one is meant. */
const CLEAR_KINDS: readonly Solution['kind'][] = ['arithmetic', 'linear-equation', 'system']
const MAY_BE_NEGATIVE = /-\s?\d|\b(?:minus|negative|below|debt|owes?|loss|temperature|degrees?)\b/i
const COUNTS = /\bhow many\b/i

const ProblemForm = z.object({
  problem: z.string().max(300),
  asked: z.string().max(300),
  letters: z.array(z.object({ letter: z.string().max(1), meaning: z.string().max(120) })).max(3),
})

const FORM =
  'Numbers are those of the story, all of them and no others. Use + - * / ^ ( ) and =, small single letters for what is not known, and ; between two equations. Do not calculate and do not give the answer. Copy what is asked from the story, letter by letter, and say of each letter what it stands for, in words of the story.'
/** Told apart on purpose: what comes out of both ways alike was hardly misread. */
const WAYS = [
  `The source is a word problem. Write it as one equation, or as two, in which a letter stands for what is asked. ${FORM}`,
  `The source is a word problem. Say in symbols what happens in it, from the first sentence to the last, and what is asked; if it can be done without a letter, write a calculation. ${FORM}`,
]

type Read = { draft: ProblemDraft; solution: Solution }
type Parts = { fill: FillForm; maths: Pick<MathSolver, 'solve'> }

/**
 * Puts a story that our own reader cannot read into symbols. The engine solves and verifies them; the model states no answer.
 * It reads the story twice, in two ways, and both must come to the same.
 */
export function createModelProblem({ fill, maths }: Parts): Port<ProblemTask, ProblemReading> {
  async function readIn(way: string, { text, reader }: ProblemTask): Promise<Read> {
    let read: Read | null = null
    const prompt = writePrompt(way, reader, [text], OUTPUT_TOKENS)
    await fill({ feature: 'math', reader }, prompt, ProblemForm, async (draft) => {
      const fault = findProblemFault(text, draft)
      if (fault !== null) return fault
      const solution = await maths.solve({ text: draft.problem.trim() })
      if (!solution.solved) return 'It cannot be solved: write it in another way.'
      const odd = findOddity(text, solution)
      if (odd !== null) return odd
      read = { draft, solution }
      return null
    })
    if (read === null) throw new ModelFailure('invalid', 'not read')
    return read
  }

  return async (task) => {
    if (listUnitFaults(task.text) !== null) return NOT_READ
    const [first, second] = [await readIn(WAYS[0] ?? '', task), await readIn(WAYS[1] ?? '', task)]
    if (!hasSameAnswer(first.solution, second.solution)) throw new ModelFailure('unsound', 'read in two ways')
    const { problem, letters } = first.draft
    return { formal: problem.trim(), letters, engine: 'llm' }
  }
}

/** Nobody is asked in vain. */
export const NOT_READ = { formal: null, letters: [], engine: 'embedded' as const }

/** An answer that no story could have. */
function findOddity(text: string, { kind, answer }: Solution): string | null {
  if (!CLEAR_KINDS.includes(kind)) return 'Write it with linear equations, or without a letter.'
  const values = listValues(answer.plain)
  if (values.length === 0 || values.some((value) => !/^-?\d+(?:\.\d+|\/\d+)?$/.test(value)))
    return 'It has no single answer.'
  if (values.some((value) => value.startsWith('-')) && !MAY_BE_NEGATIVE.test(text))
    return 'What comes out is less than nothing, which the story does not mean.'
  if (COUNTS.test(text) && values.some((value) => !/^\d+$/.test(value)))
    return 'What comes out is no whole number, though the story counts something.'
  return null
}

const listValues = (plain: string) =>
  plain
    .split(/[,;]/)
    .map((part) => part.replace(/^\s*[a-z]\s*=\s*/, '').trim())
    .filter((part) => part !== '')

/** The same values, or the one value of the one among those of the other. */
function hasSameAnswer({ answer: a }: Solution, { answer: b }: Solution): boolean {
  const [fewer = [], more = []] = [listValues(a.plain), listValues(b.plain)].sort(
    (x, y) => x.length - y.length,
  )
  return fewer.length > 0 && fewer.every((value) => more.some((other) => isSameValue(value, other)))
}
