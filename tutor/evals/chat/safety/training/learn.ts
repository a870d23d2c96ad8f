import { writeFileSync } from 'node:fs'
import { loadModel } from '../../../../src/retrieval/minilm/model.ts'
import { toInput } from '../../../../src/safety/meaning/detect-concern.ts'
import { learnWeights } from './learn-weights.ts'
import { listLessons } from './list-lessons.ts'

// `node tutor/evals/chat/safety/training/learn.ts`, after the sentences were changed. Takes some minutes.
const model = loadModel()
const lessons = listLessons().map(({ text, category }) => ({
  input: toInput(text, model.embed(text)),
  category,
}))
const weights = learnWeights(lessons)
writeFileSync(
  new URL('../../../../src/safety/meaning/weights.bin', import.meta.url),
  new Uint8Array(weights.buffer),
)
