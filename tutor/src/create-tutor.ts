import { createEmbeddedChat } from './chat/embedded-chat.ts'
import { createDictionary } from './dictionary/dictionary.ts'
import { createTextEngine } from './embedded/text-engine.ts'
import { createMaths } from './math/math-engine.ts'
import { createModel, type ModelOptions, withChatCount, withCount } from './model/create-model.ts'
import { type Meter, NO_METER } from './model/meter.ts'
import { makePlan } from './plan/make-plan.ts'
import type { PlanTask } from './plan/plan-port.ts'
import type { FlashcardsTask, GuideTask, SummaryTask, Tutor } from './ports.ts'
import { createEmbedder } from './retrieval/embedder.ts'
import { checkOutput } from './safety/check-output.ts'
import { createVideoDescriber, type FetchJson, YOUTUBE_OEMBED } from './video/describe-video.ts'

export type TutorOptions = {
  fetchJson: FetchJson
  /** Where YouTube describes its videos; tests put a server of their own there. */
  youtubeOembedUrl?: string
  /** The language model that answers where it can; null or nothing for the embedded engine alone. */
  model?: ModelOptions | null
  meter?: Meter
}

const isFit = (text: string) => checkOutput(text) === null

/** The tutor of one server process. Nothing is loaded before it is woken or first asked. */
export function createTutor(options: TutorOptions): Tutor {
  const { fetchJson, youtubeOembedUrl = YOUTUBE_OEMBED, meter = NO_METER } = options
  const { run, stop } = createTextEngine()
  const maths = createMaths()
  const embedder = createEmbedder()
  const dictionary = createDictionary()
  const embedded = {
    summarize: async (task: SummaryTask) => ({
      ...(await run('summarize', task)),
      engine: 'embedded' as const,
    }),
    makeFlashcards: async (task: FlashcardsTask) => ({
      ...(await run('makeFlashcards', task)),
      engine: 'embedded' as const,
    }),
    writeStudyGuide: async (task: GuideTask) => ({
      ...(await run('writeStudyGuide', task)),
      engine: 'embedded' as const,
    }),
  }
  const model = options.model && createModel(options.model, { check: run, maths: maths.math, isFit, meter })
  const texts = model
    ? {
        summarize: model.back('summary', model.texts.summarize, embedded.summarize),
        makeFlashcards: model.back('flashcards', model.texts.makeFlashcards, embedded.makeFlashcards),
        writeStudyGuide: model.back('study_guide', model.texts.writeStudyGuide, embedded.writeStudyGuide),
      }
    : {
        summarize: withCount(meter, 'summary', embedded.summarize),
        makeFlashcards: withCount(meter, 'flashcards', embedded.makeFlashcards),
        writeStudyGuide: withCount(meter, 'study_guide', embedded.writeStudyGuide),
      }
  const chat = createEmbeddedChat({ texts: embedded, maths: maths.math, dictionary })
  return {
    ...texts,
    chat: model ? model.backChat(chat) : withChatCount(meter, chat),
    engine: model ? 'llm' : 'embedded',
    // Levels are measured and answers quoted: a language model has nothing to add to either.
    analyzeReading: async (task) => ({ ...(await run('analyzeReading', task)), engine: 'embedded' }),
    makePlan: withCount(meter, 'plan', async (task: PlanTask) => ({
      ...makePlan(task),
      engine: 'embedded' as const,
    })),
    model: model?.watch ?? null,
    describeVideo: createVideoDescriber(fetchJson, youtubeOembedUrl),
    math: maths.math,
    embedder,
    wake: () => {
      maths.wake()
      embedder.wake()
    },
    stop: async () => {
      await Promise.all([stop(), maths.stop(), embedder.stop(), dictionary.stop()])
    },
  }
}
