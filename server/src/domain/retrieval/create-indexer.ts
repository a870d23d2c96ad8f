import { TutorUnavailable } from '#tutor/port.ts'
import type { Database } from '../../db/database.ts'
import { runPaced } from '../../platform/run-paced.ts'
import { type IndexingReach, indexSource } from './index-source.ts'
import {
  type Length,
  markUnread,
  type Place,
  SOURCE_KINDS,
  type SourceKind,
  selectVersions,
  type Version,
} from './sources.queries.ts'

/** A change is only seen when it is saved, which may be a while after the time it bears. */
const OVERLAP_MS = 60_000
const AT_ONCE = 200
const MOST_REMEMBERED = 1_000

/** Admins see which documents of the curriculum the tutor could not read, and let it try again. */
async function noteFailure(db: Database, kind: SourceKind, id: number, error: unknown): Promise<void> {
  if (kind !== 'curriculumDocument') return
  await markUnread(db, id, error instanceof TutorUnavailable ? 'unavailable' : 'unreadable')
}

/** `sweep` looks at everything, `lookAfter` at what has changed since. A text that cannot be read holds up no other. */
export function createIndexer(
  reach: IndexingReach,
  reportFault: (error: unknown) => void,
  signal: AbortSignal,
  /** Left out, it reads texts of every length. */
  length?: Length,
): { sweep: () => Promise<void>; lookAfter: () => Promise<void> } {
  const newest = new Map<SourceKind, number>()
  const failed = new Set<string>()

  async function readOne(kind: SourceKind, { id, updatedAt }: Version): Promise<void> {
    const name = `${kind} ${id} ${updatedAt.getTime()}`
    if (failed.has(name)) return
    try {
      await runPaced(() => indexSource(reach, kind, id, signal), signal)
    } catch (error) {
      signal.throwIfAborted()
      if (failed.size >= MOST_REMEMBERED) failed.clear()
      failed.add(name)
      await noteFailure(reach.db, kind, id, error).catch(reportFault)
      reportFault(error)
    }
  }

  /** Reads page by page from a place on to the end. */
  async function readFrom(kind: SourceKind, start: Place): Promise<void> {
    let place = start
    for (;;) {
      const page = await runPaced(
        () => selectVersions(reach.db, kind, reach.tutor.embedder.id, place, AT_ONCE, length),
        signal,
      )
      for (const version of page) {
        if (!version.isRead) await readOne(kind, version)
        newest.set(kind, Math.max(newest.get(kind) ?? 0, version.updatedAt.getTime()))
      }
      const last = page.at(-1)
      if (!last || page.length < AT_ONCE) return
      place = 'after' in place ? { after: last } : { afterId: last.id }
    }
  }

  return {
    sweep: async () => {
      for (const kind of SOURCE_KINDS) await readFrom(kind, { afterId: 0 })
    },
    lookAfter: async () => {
      for (const kind of SOURCE_KINDS) {
        const since = new Date(Math.max(0, (newest.get(kind) ?? 0) - OVERLAP_MS))
        await readFrom(kind, { after: { id: 0, updatedAt: since } })
      }
    },
  }
}
