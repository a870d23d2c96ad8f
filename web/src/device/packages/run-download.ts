import type { PackageManifest } from '#contract/downloads.ts'
import { ApiError, NetworkError } from '../../api/call.ts'
import type { KeptPackage } from '../device-database.ts'
import { backOffMs, DownloadFault, findMissing } from './package-states.ts'

/** What a download is made of; turned in, so that it can be tried without a browser. */
export type DownloadPorts = {
  describe: (lessonId: number, signal: AbortSignal) => Promise<PackageManifest>
  fetchPiece: (
    manifest: PackageManifest,
    place: number,
    signal: AbortSignal,
  ) => Promise<Uint8Array<ArrayBuffer>>
  hash: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void>
  begin: (manifest: PackageManifest) => Promise<KeptPackage>
  addPiece: (kept: KeptPackage, place: number, bytes: ArrayBuffer) => Promise<KeptPackage | null>
  readWhole: (kept: KeptPackage) => Promise<Uint8Array<ArrayBuffer> | null>
  complete: (kept: KeptPackage, whole: Uint8Array<ArrayBuffer>) => Promise<KeptPackage | null>
}

export type DownloadPace = {
  /** From one piece to the next at least. */
  rhythmMs: number
  /** Tries without an answer after which it gives up; a download of the list never does. */
  mostFailures: number
}

/** A piece that came with another hash is fetched again, so many times in all. */
const MOST_TRIES_OF_A_PIECE = 3

/** Fetches what is missing. Null: somebody paused or removed it meanwhile. */
export async function runDownload(
  ports: DownloadPorts,
  kept: KeptPackage,
  pace: DownloadPace,
  signal: AbortSignal,
): Promise<KeptPackage | null> {
  const { lessonId } = kept
  let hasBegunAnew = false
  let current = await follow(kept)
  for (;;) {
    const place = findMissing(current.received)
    if (place !== null) {
      const piece = await fetchVerified(current, place)
      if (piece === 'outdated') {
        const newer = await follow(current)
        if (newer === current) throw new DownloadFault('broken')
        current = newer
        continue
      }
      const more = await store(() => ports.addPiece(current, place, piece))
      if (!more) return null
      current = more
      continue
    }
    const whole = await ports.readWhole(current)
    if (whole && (await ports.hash(whole)) === current.manifest.version) {
      return store(() => ports.complete(current, whole))
    }
    // Every piece was sound when it came: the store has lost some. Once anew, and no endless circle.
    if (hasBegunAnew) throw new DownloadFault('broken')
    hasBegunAnew = true
    current = await store(() => ports.begin(current.manifest))
  }

  /** The newest version of the lesson: pieces of an older one do not fit. */
  async function follow(known: KeptPackage): Promise<KeptPackage> {
    const manifest = await insist(() => ports.describe(lessonId, signal))
    return manifest.version === known.manifest.version ? known : store(() => ports.begin(manifest))
  }

  async function fetchVerified({ manifest }: KeptPackage, place: number): Promise<ArrayBuffer | 'outdated'> {
    for (let tries = 1; tries <= MOST_TRIES_OF_A_PIECE; tries += 1) {
      try {
        const [bytes] = await Promise.all([
          insist(() => ports.fetchPiece(manifest, place, signal)),
          ports.wait(pace.rhythmMs, signal),
        ])
        // A view of a longer answer must not be stored with all of it.
        const piece = bytes.slice()
        if ((await ports.hash(piece)) === manifest.parts[place]?.sha256) return piece.buffer
      } catch (error) {
        if (error instanceof DownloadFault && error.trouble === 'gone') return 'outdated'
        throw error
      }
    }
    throw new DownloadFault('broken')
  }

  /** Asks until there is an answer, with longer and longer pauses. */
  async function insist<T>(ask: () => Promise<T>): Promise<T> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await ask()
      } catch (error) {
        signal.throwIfAborted()
        if (!isPassing(error)) throw toFault(error)
        if (failures >= pace.mostFailures) throw new DownloadFault('unreachable', error)
        await ports.wait(backOffMs(failures), signal)
      }
    }
  }
}

async function store<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw isFull(error) ? new DownloadFault('full', error) : error
  }
}

/** By name: newer browsers have a class of its own for it. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && error.name === 'QuotaExceededError'
}

/** The server is away, restarting, or has too much to do. */
function isPassing(error: unknown): boolean {
  return (
    error instanceof NetworkError ||
    (error instanceof ApiError && (error.status >= 500 || error.status === 429))
  )
}

function toFault(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  if (error.status === 404) return new DownloadFault('gone', error)
  return error.status === 401 ? new DownloadFault('signedOut', error) : error
}
