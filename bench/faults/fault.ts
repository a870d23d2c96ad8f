import type { Kind } from '../databases.ts'
import type { Tally } from './tally.ts'

/** What a fault needs of the machine. */
export type Scene = { kind: Kind; folder: string }

export type Outcome = {
  /** How often it was tried, in words. */
  times: string
  tally: Tally
  /** Writes that were confirmed and are not there; null: the fault writes nothing that could be lost. */
  lost: number | null
  isAlive: boolean
  peakMb: number
  /** What is wrong beyond losses, 5xx and a process that died: each a bar that is missed. */
  faults: string[]
  /** What else is worth reading. */
  notes: string[]
}

export type Fault = {
  name: string
  databases: readonly Kind[]
  run: (scene: Scene) => Promise<Outcome>
}
