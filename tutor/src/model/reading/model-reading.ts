import * as z from 'zod'
import type { TextTasks } from '../../embedded/text-tasks.ts'
import type { WorkerEngine } from '../../embedded/worker-engine.ts'
import type { Port } from '../../port.ts'
import type { Reader } from '../../reader.ts'
import type { Reading, ReadingTask } from '../../reading/reading-port.ts'
import { ModelFailure } from '../failure.ts'
import { type FillForm, refuseUnfit, writePrompt } from '../fill-form.ts'

const OUTPUT_TOKENS = 2_400
const MOST_DRAFTED = 10
/** Fewer that stand up to the text are no help beside those of the embedded engine. */
const FEWEST_QUESTIONS = 2

const ReadingForm = z.object({
  questions: z
    .array(
      z.object({
        kind: z.enum(['mainIdea', 'detail', 'vocabulary', 'inference']),
        question: z.string().max(400),
        answer: z.string().max(400),
        quote: z.string().max(1_200),
        wrong: z.array(z.string().max(400)).max(5),
      }),
    )
    .max(MOST_DRAFTED),
  words: z.array(z.object({ word: z.string().max(60), meaning: z.string().max(300) })).max(20),
})

type Parts = {
  fill: FillForm
  /** Reads the text and checks what was written about it, in the thread that reads texts. */
  run: WorkerEngine<TextTasks>['run']
  isFit: (text: string) => boolean
}

/**
 * The model asks, above all between the lines, and says what hard words mean here. The level stays measured; what it did not
 * ask well is filled up with the questions of the embedded engine.
 */
export function createModelReading({
  fill,
  run,
  isFit,
}: Parts): Port<ReadingTask & { reader: Reader }, Reading> {
  return async ({ text, grade, reader }) => {
    const base = await run('analyzeReading', { text, grade })
    // There is nothing to hold questions in other languages against.
    if (!base.isEnglish) return { ...base, engine: 'embedded' }
    const prompt = writePrompt(tell(base), reader, [text], OUTPUT_TOKENS)
    let answer: Reading | null = null
    await fill({ feature: 'reading', reader }, prompt, ReadingForm, async (draft) => {
      const { kept, faults, ...checked } = await run('checkReading', { text, base, draft })
      if (kept < FEWEST_QUESTIONS) return `Too few questions are right. ${faults.join(' ').slice(0, 1_000)}`
      answer = { ...base, ...checked }
      return null
    })
    if (answer === null) throw new ModelFailure('invalid', 'no questions')
    refuseUnfit(isFit, readAll(answer))
    return { ...(answer as Reading), engine: 'llm' }
  }
}

const tell = ({ questions, hardWords }: Reading) =>
  `Read the text and ask ${Math.max(4, questions.length)} questions about it that make a reader think: one about its main idea, some about details, most of them inferences. Each has an answer that is a few words of the text, copied letter by letter; as quote the one sentence of the text that holds the answer, copied letter by letter; and three wrong options that are words of other sentences of the text, copied letter by letter. The question must not hold its answer, and must name nothing that is not in the text. Then explain words as this text uses them, each in a few simple words without the word itself${
    hardWords.length > 0 ? `: ${hardWords.map(({ word }) => word).join(', ')}, and others that are hard` : ''
  }.`

const readAll = ({ questions, hardWords }: Reading) =>
  [...questions.map(({ question }) => question), ...hardWords.flatMap(({ senses }) => senses)].join('\n')
