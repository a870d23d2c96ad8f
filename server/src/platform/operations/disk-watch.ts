import { statfs } from 'node:fs/promises'

/**
 * Below this nothing more is written on purpose. The embedded database takes 16 MB at a time for its log, and cannot even
 * be opened once a log has found no room: what is left here lets reading go on.
 */
export const LEAST_FREE_BYTES = 64 * 1024 * 1024
const LOOK_EVERY_MS = 1_000
const TRY_EVERY_MS = 2_000

type DiskWatchOptions = {
  /** Where the embedded database stands; null: the disk is a PostgreSQL server's, and nobody here can look at it. */
  directory: string | null
  now: () => Date
  /** Null: the file system does not say. */
  readFree?: (directory: string) => Promise<number | null>
}

export type DiskWatch = ReturnType<typeof createDiskWatch>

/** Knows whether what is written now can be kept. */
export function createDiskWatch({ directory, now, readFree = readFreeOrNull }: DiskWatchOptions) {
  let hasRefused = false
  let triedAt = Number.NEGATIVE_INFINITY
  let lookedAt = Number.NEGATIVE_INFINITY
  let isLowNow = Promise.resolve(false)

  function look(): Promise<boolean> {
    if (directory === null) return isLowNow
    lookedAt = now().getTime()
    isLowNow = readFree(directory).then((free) => free !== null && free < LEAST_FREE_BYTES)
    return isLowNow
  }

  return {
    /** A write was refused for want of room. */
    noteFull(): void {
      hasRefused = true
    },
    noteKept(): void {
      hasRefused = false
    },
    /** Whether too little room is left beside the database to write at all. Looks once a second at most. */
    isLow: () => (Math.abs(now().getTime() - lookedAt) < LOOK_EVERY_MS ? isLowNow : look()),
    /** The same of this very moment, for who has just failed. */
    look,
    /**
     * Whether the last write was refused, tried anew by `tryWrite` every two seconds at most: a product that gets no
     * requests any more would else never learn that there is room again.
     */
    async isRefusing(tryWrite: () => Promise<void>): Promise<boolean> {
      const at = now().getTime()
      if (!hasRefused || Math.abs(at - triedAt) < TRY_EVERY_MS) return hasRefused
      triedAt = at
      await tryWrite()
      hasRefused = false
      return false
    },
  }
}

async function readFreeOrNull(directory: string): Promise<number | null> {
  // Some network file systems have no sizes.
  return statfs(directory).then(
    ({ blocks, bavail, bsize }) => (blocks > 0 ? bavail * bsize : null),
    () => null,
  )
}
