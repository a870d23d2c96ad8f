import * as z from 'zod'
import type { TextTasks } from '../../embedded/text-tasks.ts'
import type { WorkerEngine } from '../../embedded/worker-engine.ts'
import type { Flashcards, FlashcardsTask } from '../../flashcards/flashcards-task.ts'
import type { Guide, GuideTask } from '../../guide/guide-task.ts'
import type { Port } from '../../port.ts'
import type { Summary, SummaryTask, SummaryWithPrompt } from '../../summary/summary-task.ts'
import type { ModelClient } from '../client.ts'
import { addressTask, createFormFiller, refuseUnfit, writePrompt } from '../fill-form.ts'
import type { Meter } from '../meter.ts'

export type ModelTexts = {
  summarize: Port<SummaryTask, SummaryWithPrompt>
  makeFlashcards: Port<FlashcardsTask, Flashcards>
  writeStudyGuide: Port<GuideTask, Guide>
}

type Parts = {
  client: ModelClient
  /** Checks what was written against the text, in the thread that reads texts. */
  check: WorkerEngine<TextTasks>['run']
  isFit: (text: string) => boolean
  meter: Meter
}

/** More of a text than this must be borne out by it. */
const MOST_UNSUPPORTED = 1 / 3
const STAY_WITHIN =
  'Use only what the material says: no fact, number or name of your own. Keep the language of the material.'

const SummaryForm = z.object({ summary: z.string().min(20), keyPoints: z.array(z.string().max(80)).max(12) })
const CardsForm = z.object({
  cards: z
    .array(
      z.object({ question: z.string().max(300), answer: z.string().max(600), quote: z.string().max(1_200) }),
    )
    .max(30),
})
const GuideForm = z.object({
  sections: z
    .array(
      z.object({
        heading: z.string().max(120),
        summary: z.string().max(2_000),
        terms: z.array(z.object({ term: z.string().max(80), meaning: z.string().max(400) })).max(6),
        questions: z.array(z.object({ question: z.string().max(300), answer: z.string().max(600) })).max(4),
      }),
    )
    .min(1)
    .max(14),
})

export function createModelTexts({ client, check, isFit, meter }: Parts): ModelTexts {
  const fill = createFormFiller(client, meter)
  return {
    async summarize({ text, reader }) {
      let answer: Summary = { summary: '', keyPoints: [] }
      const task = `Summarize the material in about a quarter of its length, at most 220 words, in Markdown. ${STAY_WITHIN} Add its most important terms as they stand in it.`
      const about = { feature: 'summary' as const, reader }
      await fill(about, writePrompt(task, reader, [text], 900), SummaryForm, async (draft) => {
        const { unsupported, ...checked } = await check('checkSummary', { text, draft })
        answer = checked
        const all = unsupported.length + (checked.summary.match(/[.!?](?=\s|$)/g)?.length ?? 0)
        if (checked.summary === '' || unsupported.length > all * MOST_UNSUPPORTED)
          return `These sentences say what the material does not: ${unsupported.join(' ').slice(0, 800)}`
        return null
      })
      refuseUnfit(isFit, answer.summary)
      return { ...answer, prompt: addressTask(task, reader), engine: 'llm' }
    },

    async makeFlashcards({ text, count, reader }) {
      let answer: Flashcards = { flashcards: [] }
      let tries = 0
      const task = `Write ${count} flashcards about the most important facts of the material. ${STAY_WITHIN} Each has a question that can be understood without the material, a short answer in words of the material, and as quote the one sentence of the material that holds the answer, copied letter by letter.`
      await fill(
        { feature: 'flashcards', reader },
        writePrompt(task, reader, [text], 200 * count),
        CardsForm,
        async ({ cards }) => {
          const { flashcards, faults } = await check('checkModelCards', { text, cards })
          tries += 1
          if (flashcards.length > answer.flashcards.length)
            answer = { flashcards: flashcards.slice(0, count) }
          const isEnough = flashcards.length >= (tries === 1 ? Math.ceil(count / 2) : 1)
          return isEnough ? null : `Too few cards are right. ${faults.join(' ').slice(0, 1_000)}`
        },
      )
      const all = answer.flashcards.map(({ front, back }) => `${front} ${back}`).join('\n')
      refuseUnfit(isFit, all)
      return { ...answer, engine: 'llm' }
    },

    async writeStudyGuide(guide) {
      let answer: Guide = { title: '', content: '' }
      const { reader, sources } = guide
      const task = `Write a study guide of the material: a section for each of its topics, in their order, each with a summary of two to five sentences, its key terms with their meaning, and up to three questions with their answers. ${STAY_WITHIN}`
      const texts = sources.map(({ text }) => text)
      const about = { feature: 'study_guide' as const, reader }
      await fill(about, writePrompt(task, reader, texts, 3_000), GuideForm, async (draft) => {
        const { kept, dropped, ...assembled } = await check('assembleGuide', { task: guide, draft })
        answer = assembled
        if (assembled.content === '' || dropped > (kept + dropped) * MOST_UNSUPPORTED)
          return 'Too much of it does not stand in the material.'
        return null
      })
      refuseUnfit(isFit, answer.content)
      return { ...answer, engine: 'llm' }
    },
  }
}
