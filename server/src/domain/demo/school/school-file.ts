/** A school as it is committed: see README.md. Its shape belongs to this folder. */
export type SchoolFile = {
  version: 1
  /** The day on which the history ends, as it was played, and how far into that day by the clock on the wall. */
  lastDay: string
  untilMs: number
  /** The zone in which it was played. */
  zone: string
}

/** Compressed, the same bytes for the same school. */
export function packSchool(_file: SchoolFile): Uint8Array {
  throw new Error('not built yet')
}

export function unpackSchool(_bytes: Uint8Array): SchoolFile {
  throw new Error('not built yet')
}
