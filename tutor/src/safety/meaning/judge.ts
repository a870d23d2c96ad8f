import { fileURLToPath } from 'node:url'
import { DIMENSIONS } from '../../retrieval/minilm/dimensions.ts'
import { createEncoder, type EncoderBase } from '../../retrieval/minilm/model.ts'
import { openSafetensors } from '../../retrieval/minilm/weights.ts'
import { MEANT_CATEGORIES, type MeantCategory } from '../categories.ts'
import { listGrams } from './letter-grams.ts'

/** What a message means to the judge. All are shares from 0 to 1. */
export type Judgment = {
  /** That somebody may be in trouble. */
  worry: number
  /** The likeliest worry, however likely. */
  category: MeantCategory
  /** That somebody should look today, if there is something to worry about. */
  urgency: number
}

const MAX_TOKENS = 96
const GRAM_SIZE = 64
const HIDDEN = 128
const OUTPUTS = 2 + MEANT_CATEGORIES.length
/** The judge has learned from messages, not from essays: what is longer is read in parts. */
const LONGEST_PART = 400
const MOST_PARTS = 4
/** Numbers and marks alone, as most lines of mathematics are, tell nobody's worries. */
const MEANS_SOMETHING = /[\p{L}\p{Extended_Pictographic}]/u
const NO_WORRY: Judgment = { worry: 0, category: MEANT_CATEGORIES[0], urgency: 0 }

/**
 * An encoder of its own above the words of MiniLM, with the pieces of words beside it, learned by
 * `tutor/evals/chat/safety/training/train.py` from phrases that people wrote. Takes some 17 MB and about 30 ms a message.
 */
export function loadJudge(base: EncoderBase): (text: string) => Judgment {
  const tensors = openSafetensors(fileURLToPath(new URL('./judge.safetensors', import.meta.url)))
  const encode = createEncoder(base, tensors, MAX_TOKENS)
  const grams = tensors.openBytes('grams.weight')
  const [gramScale = 0] = tensors.read('grams.weight.scale')
  const toHidden = readDense(tensors, 'hidden', HIDDEN)
  const toOutputs = readDense(tensors, 'outputs', OUTPUTS + 1)

  function averageRows(text: string): Float32Array {
    const rows = encode(base.tokenizer.tokenize(text))
    const mean = new Float32Array(DIMENSIONS)
    for (let from = 0; from < rows.length; from += DIMENSIONS)
      for (let n = 0; n < DIMENSIONS; n += 1) add(mean, n, rows[from + n] as number)
    return mean.map((sum) => (sum * DIMENSIONS) / rows.length)
  }

  function addUpGrams(text: string): Float32Array {
    const found = listGrams(text)
    const sum = new Float32Array(GRAM_SIZE)
    for (const gram of found)
      for (let at = 0; at < GRAM_SIZE; at += 1) add(sum, at, grams[gram * GRAM_SIZE + at] as number)
    return sum.map((value) => (value * gramScale) / Math.sqrt(found.length))
  }

  function judgePart(text: string): Judgment {
    const hidden = toHidden([...averageRows(text), ...addUpGrams(text)]).map(Math.tanh)
    const scores = toOutputs([...hidden])
    const [calm = 0, discouraged = 0, ...worries] = toShares(scores.slice(0, OUTPUTS))
    return {
      // Who is only discouraged by school needs a kind word, not an adult.
      worry: 1 - calm - discouraged,
      category: MEANT_CATEGORIES[worries.indexOf(Math.max(...worries))] as MeantCategory,
      urgency: 1 / (1 + Math.exp(-(scores[OUTPUTS] as number))),
    }
  }

  return (text) =>
    splitParts(text)
      .map(judgePart)
      .reduce((worst, one) => (one.worry > worst.worry ? one : worst), NO_WORRY)
}

/** Cut between words, each part once; of very long ones the beginning and the end. */
export function splitParts(text: string): string[] {
  const cut = new RegExp(`[^]{1,${LONGEST_PART}}(?=\\s|$)|[^]{1,${LONGEST_PART}}`, 'gu')
  const parts = [...new Set(text.match(cut))].filter((part) => MEANS_SOMETHING.test(part))
  return parts.length > MOST_PARTS
    ? [...parts.slice(0, MOST_PARTS / 2), ...parts.slice(-MOST_PARTS / 2)]
    : parts
}

type Read = Pick<ReturnType<typeof openSafetensors>, 'read'>

/** `outputs = weights · inputs + bias` */
function readDense({ read }: Read, name: string, outputs: number): (inputs: number[]) => number[] {
  const [weights, bias] = [read(`${name}.weight`), read(`${name}.bias`)]
  const width = weights.length / outputs
  return (inputs) =>
    Array.from(bias, (start, row) => {
      let sum = start
      for (let at = 0; at < width; at += 1)
        sum += (inputs[at] as number) * (weights[row * width + at] as number)
      return sum
    })
}

function toShares(scores: number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const all = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / all)
}

function add(numbers: Float32Array, at: number, more: number): void {
  numbers[at] = (numbers[at] as number) + more
}
