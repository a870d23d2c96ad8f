import { readFileSync } from 'node:fs'
import { TutorUnavailable } from '../../ports.ts'
import type { Concern, SafetyCategory } from '../categories.ts'
import { checkMessage } from '../check-message.ts'

/** What meaning tells; personal data have a form instead. */
export const MEANT_CATEGORIES = [
  'selfHarm',
  'abuse',
  'sexual',
  'violence',
  'bullying',
  'drugs',
  'eatingDisorder',
] as const satisfies readonly SafetyCategory[]
export type MeantCategory = (typeof MEANT_CATEGORIES)[number]

export const DIMENSIONS = 384
/** The weights of a row and its bias. */
export const ROW = DIMENSIONS + 1
/** How much more likely a worry must be than none (natural logarithm), so that lessons raise no alarm. */
const LEAST_ODDS = 1
const FEWEST_WORDS = 3

let known: Float32Array | undefined

/** Rows of "nothing worrying" and of the categories in their order, learned by `tutor/evals/chat/safety/training`. */
function readWeights(): Float32Array {
  known ??= new Float32Array(new Uint8Array(readFileSync(new URL('./weights.bin', import.meta.url))).buffer)
  return known
}

/** What worries about a message by its meaning, given the vector of all-MiniLM-L6-v2. */
export function judgeMeaning(vector: Float32Array, weights = readWeights()): Concern | null {
  const scores = Array.from({ length: MEANT_CATEGORIES.length + 1 }, (_, row) => {
    let sum = weights[row * ROW + DIMENSIONS] ?? 0
    for (let at = 0; at < DIMENSIONS; at += 1) sum += (weights[row * ROW + at] ?? 0) * (vector[at] ?? 0)
    return sum
  })
  const [none = 0, ...worries] = scores
  const most = Math.max(...worries)
  const category = MEANT_CATEGORIES[worries.indexOf(most)]
  // A guess by meaning is less sure than words are: somebody should talk with the child.
  return category && most - none > LEAST_ODDS ? { category, severity: 'medium' } : null
}

type Embed = (texts: string[]) => Promise<Float32Array[]>

/**
 * Words first, then meaning: children find wordings that no pattern foresees. Patterns alone notice 4 of 10 sentences
 * that nobody had in mind when they were written, both together nearly 9.
 */
export async function noticeConcern(message: string, embed: Embed): Promise<Concern | null> {
  const found = checkMessage(message)
  if (found && found.category !== 'personalData') return found
  if (message.trim().split(/\s+/).length < FEWEST_WORDS) return found
  const vector = await embedOrNot(message, embed)
  return (vector && judgeMeaning(vector)) ?? found
}

/** Without an embedder the words alone decide. */
async function embedOrNot(message: string, embed: Embed): Promise<Float32Array | null> {
  try {
    return (await embed([message]))[0] ?? null
  } catch (error) {
    if (error instanceof TutorUnavailable) return null
    throw error
  }
}
