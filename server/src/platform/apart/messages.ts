/** Of a thread that the keeper starts, as `new Worker` takes it. */
export type ApartOptions = {
  workerData: unknown
  largestHeapMb: number
  /** What lies outside the heap, as what was unpacked does, where the thread's own limits do not reach. */
  mostOutsideBytes?: number
}

/** The first message starts the thread; all others are passed on to it. */
export type ToKeeper = { start: { script: string } & ApartOptions } | { post: unknown }

export type FromKeeper =
  | { message: unknown }
  | { failure: { name: string; message: string; stack?: string; isTooLarge: boolean } }
  | { hasExited: true }
