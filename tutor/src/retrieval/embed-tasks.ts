import { type Judgment, loadJudge } from '../safety/meaning/judge.ts'
import { type EncoderBase, loadModel, type Model, openEncoderBase } from './minilm/model.ts'
import { leadOf, type Passage, type Source, splitPassages } from './passages/split-passages.ts'
import { splitSentences } from './passages/split-sentences.ts'
import { packSigns, packVector } from './vectors.ts'

/** What is stored of a passage's meaning: its vector, and the signs of those of its sentences. */
export type PassageVectors = { vector: Int8Array<ArrayBuffer>; sentences: Uint8Array<ArrayBuffer> }
export type PassageText = Pick<Passage, 'heading' | 'text'> & { title: string }

/** What the worker can be asked, by name. */
export type EmbedTasks = {
  embed: { task: string[]; answer: Float32Array[] }
  embedPassages: { task: PassageText[]; answer: PassageVectors[] }
  split: { task: Source; answer: Passage[] }
  judge: { task: string; answer: Judgment }
}

let base: EncoderBase | undefined
let model: Model | undefined
let judge: ReturnType<typeof loadJudge> | undefined

function getBase(): EncoderBase {
  base ??= openEncoderBase()
  return base
}

/** Loaded with the first text that needs it: cutting texts does not. */
function getModel(): Model {
  model ??= loadModel(getBase())
  return model
}

function getJudge(): ReturnType<typeof loadJudge> {
  judge ??= loadJudge(getBase())
  return judge
}

export const EMBED_TASKS: {
  [Name in keyof EmbedTasks]: (task: EmbedTasks[Name]['task']) => EmbedTasks[Name]['answer']
} = {
  embed: (texts) => texts.map((text) => getModel().embed(text)),
  embedPassages: (passages) =>
    passages.map(({ title, heading, text }) => {
      const { vector, sentences } = getModel().embedPassage(leadOf(title, heading), splitSentences(text))
      return { vector: packVector(vector), sentences: packSigns(sentences) }
    }),
  split: splitPassages,
  judge: (text) => getJudge()(text),
}

export type EmbedCall = {
  [Name in keyof EmbedTasks]: { name: Name; task: EmbedTasks[Name]['task'] }
}[keyof EmbedTasks]
