import { createEmbeddedChat } from './chat/embedded-chat.ts'
import { createDictionary } from './dictionary/dictionary.ts'
import { createEmbeddedPorts } from './embedded/embedded-ports.ts'
import { createTextEngine } from './embedded/text-engine.ts'
import { createMath } from './math/math-engine.ts'
import { createModel, type ModelOptions, withChatCount, withCount } from './model/create-model.ts'
import { type Meter, NO_METER } from './model/meter.ts'
import { createEmbedder } from './retrieval/embedder.ts'
import { checkOutput } from './safety/check-output.ts'
import type { Tutor } from './tutor.ts'
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
  const math = createMath()
  const embedder = createEmbedder()
  const dictionary = createDictionary()
  const embedded = createEmbeddedPorts(run)
  const model = options.model && createModel(options.model, { check: run, maths: math.math, isFit, meter })
  const own = {
    summarize: withCount(meter, 'summary', embedded.summarize),
    makeFlashcards: withCount(meter, 'flashcards', embedded.makeFlashcards),
    writeStudyGuide: withCount(meter, 'study_guide', embedded.writeStudyGuide),
    analyzeReading: withCount(meter, 'reading', embedded.analyzeReading),
    makePlan: withCount(meter, 'plan', embedded.makePlan),
    draftLessonPlan: withCount(meter, 'plan', embedded.draftLessonPlan),
    readProblem: withCount(meter, 'math', embedded.readProblem),
    describeVideo: withCount(meter, 'video', embedded.describeVideo),
  }
  const ports = model
    ? {
        summarize: model.back('summary', model.ports.summarize, embedded.summarize),
        makeFlashcards: model.back('flashcards', model.ports.makeFlashcards, embedded.makeFlashcards),
        writeStudyGuide: model.back('study_guide', model.ports.writeStudyGuide, embedded.writeStudyGuide),
        analyzeReading: model.back('reading', model.ports.analyzeReading, embedded.analyzeReading),
        makePlan: model.back('plan', model.ports.makePlan, embedded.makePlan),
        draftLessonPlan: model.back('plan', model.ports.draftLessonPlan, embedded.draftLessonPlan),
        readProblem: model.back('math', model.ports.readProblem, embedded.readProblem),
        describeVideo: model.back('video', model.ports.describeVideo, embedded.describeVideo),
      }
    : own
  const chat = createEmbeddedChat({ texts: embedded, maths: math.math, dictionary })
  const describeVideo = createVideoDescriber(fetchJson, youtubeOembedUrl)
  return {
    ...ports,
    chat: model ? model.backChat(chat) : withChatCount(meter, chat),
    engine: model ? 'llm' : 'embedded',
    describeVideo: async ({ watchUrl, transcript, reader }) => {
      const details = await describeVideo(watchUrl)
      if (details === null) return { details, engine: 'embedded' }
      // The platform's own words need nobody to tell them better.
      const answer = transcript === null ? own.describeVideo : ports.describeVideo
      return answer({ details, transcript: transcript ?? '', reader })
    },
    readProblem: async (task) => {
      const found = await math.math.solve({ text: task.text })
      // What our own engine reads and verifies wins, whoever else could answer.
      const isReadable = found.solved || found.graph !== null
      return (isReadable ? own : ports).readProblem({ ...task, isReadable })
    },
    model: model?.watch ?? null,
    math: math.math,
    embedder,
    wake: () => {
      math.wake()
      embedder.wake()
    },
    stop: async () => {
      await Promise.all([stop(), math.stop(), embedder.stop(), dictionary.stop()])
    },
  }
}
