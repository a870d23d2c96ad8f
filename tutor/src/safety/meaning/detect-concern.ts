import { readFileSync } from 'node:fs'
import { correctSpelling } from '../../dictionary/spelling/correct-spelling.ts'
import { TutorUnavailable } from '../../port.ts'
import { type Concern, MEANT_CATEGORIES } from '../categories.ts'
import { checkMessage } from '../check-message.ts'
import { readSpeakerSigns, SIGN_COUNT } from './telling-signs.ts'

/** The vector of all-MiniLM-L6-v2, then the signs. */
export const INPUTS = 384 + SIGN_COUNT
export const HIDDEN = 24
/** "Nothing worrying" and the categories in their order. */
export const OUTPUTS = MEANT_CATEGORIES.length + 1
export const FIRST_LAYER = HIDDEN * (INPUTS + 1)
/** Inputs are small: without it the bend of the hidden units is hardly used. */
export const GAIN = 3
/** How much more likely a worry must be than none (natural logarithm), so that lessons raise no alarm. */
const LEAST_ODDS = 1.2
const FEWEST_WORDS = 3

let known: Float32Array | undefined

/** Two layers, each row with its bias behind it, learned by `tutor/evals/chat/safety/training`. */
function readWeights(): Float32Array {
  known ??= new Float32Array(new Uint8Array(readFileSync(new URL('./weights.bin', import.meta.url))).buffer)
  return known
}

/** How likely nothing and each worry is, on a scale of logarithms; `hidden` is filled for who learns. */
export function scoreMeaning(
  weights: Float32Array,
  input: ArrayLike<number>,
  hidden = new Float32Array(HIDDEN),
): number[] {
  for (let row = 0; row < HIDDEN; row += 1)
    hidden[row] = Math.tanh(GAIN * addUp(weights, row * (INPUTS + 1), input, INPUTS))
  return Array.from({ length: OUTPUTS }, (_, row) =>
    addUp(weights, FIRST_LAYER + row * (HIDDEN + 1), hidden, HIDDEN),
  )
}

function addUp(weights: Float32Array, from: number, values: ArrayLike<number>, count: number): number {
  let sum = weights[from + count] as number
  for (let at = 0; at < count; at += 1) sum += (weights[from + at] as number) * (values[at] as number)
  return sum
}

export const toInput = (text: string, vector: ArrayLike<number>): Float32Array =>
  Float32Array.from([...Array.from(vector), ...readSpeakerSigns(text)])

/** What worries about a message by its meaning. */
export function classifyMeaning(
  text: string,
  vector: ArrayLike<number>,
  weights = readWeights(),
): Concern | null {
  const [none = 0, ...worries] = scoreMeaning(weights, toInput(text, vector))
  const most = Math.max(...worries)
  const category = MEANT_CATEGORIES[worries.indexOf(most)]
  // A guess by meaning is less sure than words are: somebody should talk with the child.
  return category && most - none > LEAST_ODDS ? { category, severity: 'medium' } : null
}

type Embed = (texts: string[]) => Promise<Float32Array[]>

/**
 * Words first, then meaning: children find wordings that no pattern foresees, and spellings: "granpa tuched me" is read
 * as it was meant. Patterns alone notice 4 of 10 sentences that nobody had in mind when they were written.
 */
export async function detectConcern(message: string, embed: Embed): Promise<Concern | null> {
  const found = checkMessage(message)
  if (found && found.category !== 'personalData') return found
  if (message.trim().split(/\s+/).length < FEWEST_WORDS) return found
  const { text, corrections } = await correctSpelling(message)
  const meant = corrections.length > 0 ? checkMessage(text) : null
  if (meant && meant.category !== 'personalData') return meant
  const vector = await tryEmbed(text, embed)
  return (vector && classifyMeaning(text, vector)) ?? found
}

/** Without an embedder the words alone decide. */
async function tryEmbed(message: string, embed: Embed): Promise<Float32Array | null> {
  try {
    return (await embed([message]))[0] ?? null
  } catch (error) {
    if (error instanceof TutorUnavailable) return null
    throw error
  }
}
