import { createWorkerEngine, type Limits } from '../embedded/worker-engine.ts'
import { memoizeRecent } from '../memoize-recent.ts'
import type { Judgment } from '../safety/meaning/judge.ts'
import type { EmbedTasks, PassageText, PassageVectors } from './embed-tasks.ts'
import { DIMENSIONS, EMBEDDER_ID } from './minilm/dimensions.ts'
import type { Passage, Source } from './passages/split-passages.ts'

/** Turns texts into vectors, apart from the requests. */
export type Embedder = {
  /** Stored beside each vector: those of different embedders must not be compared. */
  id: string
  dims: number
  /** Of questions, at length 1. Somebody waits for them, so that they never stand in line behind passages. */
  embed: (texts: string[]) => Promise<Float32Array[]>
  embedPassages: (passages: PassageText[]) => Promise<PassageVectors[]>
  split: (source: Source) => Promise<Passage[]>
  /** Whether a message shows somebody in trouble. Somebody waits for it, too. */
  judge: (text: string) => Promise<Judgment>
  /** Loads the thread for questions. */
  wake: () => void
  stop: () => Promise<void>
}

const LOADING_MS = 20_000
const QUESTIONS: Limits = {
  longestTaskMs: 5_000,
  loadingMs: LOADING_MS,
  mostWaiting: 100,
  idleMs: 30 * 60_000,
}
const PASSAGES: Limits = { longestTaskMs: 60_000, loadingMs: LOADING_MS, mostWaiting: 10, idleMs: 60_000 }
/** One message is asked about for what it looks for, and again in the next tab. */
const REMEMBERED = 200
/** The weights lie outside of it. */
const LARGEST_HEAP_MB = 256

/** Two threads of the same make, one for questions and one for passages; each starts with its first task. */
export function createEmbedder(): Embedder {
  const workerUrl = new URL('./embed-worker.ts', import.meta.url)
  const questions = createWorkerEngine<EmbedTasks>(workerUrl, LARGEST_HEAP_MB, QUESTIONS)
  const passages = createWorkerEngine<EmbedTasks>(workerUrl, LARGEST_HEAP_MB, PASSAGES)
  const embedOne = memoizeRecent(REMEMBERED, async (text) => {
    const [vector] = await questions.run('embed', [text])
    if (!vector) throw new Error('the embedder gave no vector')
    return vector
  })
  return {
    id: EMBEDDER_ID,
    dims: DIMENSIONS,
    embed: (texts) => Promise.all(texts.map(embedOne)),
    embedPassages: (texts) => passages.run('embedPassages', texts),
    split: (source) => passages.run('split', source),
    judge: (text) => questions.run('judge', text),
    wake: questions.wake,
    stop: async () => {
      await questions.stop()
      await passages.stop()
    },
  }
}
