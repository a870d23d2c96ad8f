import type * as z from 'zod'
import type { Reader } from '../reader.ts'
import { countPrompt, type ModelClient, type ModelPrompt } from './client.ts'
import { ModelFailure } from './failure.ts'
import { createFence, hideContacts } from './fence.ts'
import type { Feature, Meter, Usage } from './meter.ts'
import { withReservation } from './reserve.ts'

/** Longer ones are left to the embedded engine: a model that is cut short would pass a part off as the whole. */
const LONGEST_TEXT = 60_000

/**
 * Lets the model fill in a form within the budget of the reader's role. `findFault` holds what it wrote against the truth
 * and keeps what stands up to it; what it objects to is repaired once.
 */
export type FillForm = <T>(
  about: { feature: Feature; reader: Reader },
  prompt: ModelPrompt,
  form: z.ZodType<T>,
  findFault: (value: T) => Promise<string | null> | string | null,
) => Promise<void>

export function createFormFiller(client: ModelClient, meter: Meter): FillForm {
  return async ({ feature, reader }, prompt, form, findFault) => {
    const once = { inputTokens: countPrompt(prompt), outputTokens: prompt.outputTokens }
    // A repair asks once more, with the first answer in the question.
    const most: Usage = {
      inputTokens: 2 * once.inputTokens + once.outputTokens,
      outputTokens: 2 * once.outputTokens,
    }
    await withReservation(meter, { role: reader.role ?? 'unknown', feature }, most, (spend) =>
      client.generate(prompt, form, findFault, spend),
    )
  }
}

/** What is to be done, and for whom. */
export function addressTask(task: string, reader: Reader): string {
  const level = reader.grade === null ? (reader.expertiseLevel ?? '') : `grade ${reader.grade}`
  return level === '' ? task : `${task} Write for ${level.replace(/[^\p{L}\p{N} -]/gu, '').slice(0, 50)}.`
}

/** What is to be done, for whom, and the texts of others that it is to be done with, fenced. */
export function writePrompt(
  task: string,
  reader: Reader,
  texts: string[],
  outputTokens: number,
): ModelPrompt {
  if (texts.reduce((sum, text) => sum + text.length, 0) > LONGEST_TEXT)
    throw new ModelFailure('invalid', 'too long for a model')
  const fence = createFence()
  const material = texts.map((text, at) => fence.wrap(`source ${at + 1}`, hideContacts(text)))
  return {
    instructions: `${addressTask(task, reader)}\n\n${fence.rule}`,
    messages: [{ role: 'user', content: material.join('\n\n') }],
    outputTokens,
  }
}

export function refuseUnfit(isFit: (text: string) => boolean, text: string): void {
  if (!isFit(text)) throw new ModelFailure('unsound', 'unfit words')
}
