import type { Said } from '../refusals/refusal.ts'
/** Why the server will not take a write, however often it is sent. */
export type Refusal = {
  /** `conflict`: changed elsewhere meanwhile. `gone`: what it is about is not there any more. `broken`: the server failed each time. */
  kind: 'conflict' | 'gone' | 'refused' | 'broken'
  status: number
  /** The server's own words, where it had some. */
  message: string | null
  /** The message as a reason of the catalog. */
  reason?: string | undefined
  params?: Said['params']
}

/** Something a person did on this device that the server has not answered yet. */
export type WaitingWrite = {
  /** Counts up: the order in which things were done, whatever the clock of the device says. */
  place: number
  /** Names the write to the server: sent twice it is done once. */
  key: string
  userId: number
  /** As the contract calls it: `notes.create`. */
  operation: string
  input: Record<string, unknown>
  /** What it is about, as `notes 7`: a write that was refused holds back the later ones about the same thing. */
  thing: string | null
  /** The id that the device gives what this write makes, until the server has named it; below zero. */
  standInId: number | null
  /** The moment of change that the device shows until the server has told its own. */
  standInMoment: string | null
  /** A write of the same name that was never sent makes room for this one. */
  replaces: string | null
  /** A few words of it for the list of what waits, as the title of a note. */
  about: string | null
  madeAt: Date
  /** A try has begun: it may have arrived, even without an answer. */
  wasSent: boolean
  failures: number
  refusal: Refusal | null
}
