import { createScratch, type Scratch } from './scratch.ts'

/** A weight in log-odds, the Fisher information it has gathered, and how often it was answered. */
export type Strength = { weight: number; information: number; answers: number }

/** Names numbered in the order of their first answer. */
export type Roster = { numbers: Map<string, number>; strengths: Strength[] }

/** What all learners share; `answer` changes it in place. */
export type Model = {
  readonly isTimed: boolean
  readonly tableBits: number
  readonly items: Roster
  readonly skills: Roster
  readonly base: { weight: number; information: number }
  /** Residual log-odds of small contexts, hashed; see context-tables.ts. */
  readonly tableWeights: Float32Array
  readonly tableInformation: Float32Array
  /** One matrix per gate, one row per value of the gate, one column per feature; see mixers.ts. */
  readonly mixerWeights: Float32Array[]
  readonly mixerGradients: Float32Array[]
  readonly finalWeights: Float64Array
  readonly finalGradients: Float64Array
  /** Working memory of one call, never part of the model's value. */
  readonly scratch: Scratch
}

export const TABLES = 13
export const FEATURES = 27 + TABLES
export const TIMED_FEATURES = FEATURES + 11
/** Where Elo's log-odds stand among the features: with a weight of 1 there, a new model is Elo. */
export const ELO_FEATURE = 6

/** How many rows each gate chooses from. */
export const GATE_ROWS: readonly number[] = [1, 8, 8, 8, 16]
export const GATES = GATE_ROWS.length
const FINAL_ROWS = 8

const DEFAULT_TABLE_BITS = 20
const MOST_TABLE_BITS = 28
const FIRST_MIXER_GRADIENT = 0.1

/** `timed: false` is for logs without times: all features that read the clock are left out. */
export function createModel(options: { timed?: boolean; tableBits?: number } = {}): Model {
  const isTimed = options.timed ?? true
  const tableBits = options.tableBits ?? DEFAULT_TABLE_BITS
  if (!Number.isInteger(tableBits) || tableBits < 1 || tableBits > MOST_TABLE_BITS) {
    throw new RangeError(`tableBits must be a whole number from 1 to ${MOST_TABLE_BITS}, not ${tableBits}`)
  }
  const features = isTimed ? TIMED_FEATURES : FEATURES
  return {
    isTimed,
    tableBits,
    items: { numbers: new Map(), strengths: [] },
    skills: { numbers: new Map(), strengths: [] },
    base: { weight: 0, information: 0 },
    tableWeights: new Float32Array(2 ** tableBits),
    tableInformation: new Float32Array(2 ** tableBits),
    mixerWeights: GATE_ROWS.map((rows) => startFromElo(rows, features)),
    mixerGradients: GATE_ROWS.map((rows) => new Float32Array(rows * features).fill(FIRST_MIXER_GRADIENT)),
    finalWeights: new Float64Array(FINAL_ROWS * GATES).fill(1 / GATES),
    finalGradients: new Float64Array(FINAL_ROWS * GATES).fill(1),
    scratch: createScratch(features, TABLES, GATES),
  }
}

function startFromElo(rows: number, features: number): Float32Array {
  const weights = new Float32Array(rows * features)
  for (let row = 0; row < rows; row++) weights[row * features + ELO_FEATURE] = 1
  return weights
}

/** Gives a name its number when it is answered for the first time. */
export function register({ numbers, strengths }: Roster, name: string, firstWeight: number): void {
  if (numbers.has(name)) return
  numbers.set(name, strengths.length)
  strengths.push({ weight: firstWeight, information: 0, answers: 0 })
}
