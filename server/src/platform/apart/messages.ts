/** Of a thread that the keeper starts, as `new Worker` takes it. */
export type ApartOptions = {
  workerData: object
  /** Goes there by a line of its own and is `workerData.file` there: a message would hold it three times on the way. */
  file?: Uint8Array
  largestHeapMb: number
  /** With all that its process holds: what lies outside the heap, as what was unpacked does, its own limits do not reach. */
  largestProcessMb: number
}

/** The descriptor by which a file comes; those before it are the three of every process and the messages. */
export const FILE_LINE = 4

/** The first message starts the thread; all others are passed on to it. */
export type Start = Omit<ApartOptions, 'file'> & { script: string; fileBytes: number | null }
export type ToKeeper = { start: Start } | { post: unknown }

export type FromKeeper =
  | { message: unknown }
  | { failure: { name: string; message: string; stack?: string; isTooLarge: boolean } }
  | { hasExited: true }
