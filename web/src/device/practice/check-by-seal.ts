import * as z from 'zod/mini'
import { type AnswerForm, practice, type Seal } from '#contract/practice.ts'
import { type Check, canonicalise, type Given, judgeReadings } from '#engines/answers/index.ts'
import { openSeal } from './open-seal.ts'

type Solution = z.output<typeof practice.solution.output>

/** What a device can tell of an answer by itself: right or not yet, and the worked solution of a right one. */
export async function checkBySeal(
  form: AnswerForm,
  seal: Seal,
  given: Given,
): Promise<Check & { solution: Solution | null }> {
  const readings = canonicalise(form, given)
  const opened = new Map<string, unknown>()
  for (const { text } of readings) {
    if (text === null || opened.has(text)) continue
    const solution = await openSeal(seal, text)
    if (solution !== null) opened.set(text, solution)
  }
  const check = judgeReadings(readings, ({ text }) => text !== null && opened.has(text))
  const [solution] = opened.values()
  return { ...check, solution: check.isRight ? z.parse(practice.solution.output, solution) : null }
}
