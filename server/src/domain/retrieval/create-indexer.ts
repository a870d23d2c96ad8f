import { and, eq, ne } from 'drizzle-orm'
import { TutorUnavailable } from '#tutor/port.ts'
import type { PassageVectors } from '#tutor/retrieval/embed-tasks.ts'
import type { Passage } from '#tutor/retrieval/passages/split-passages.ts'
import type { VectorsByHash } from '#tutor/retrieval/vector-file.ts'
import type { Database } from '../../db/database.ts'
import { passageSources, passages } from '../../db/schema/study/passages.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import { runPaced } from '../../platform/run-paced.ts'
import {
  type Length,
  markUnread,
  type Place,
  type ReadText,
  SOURCE_KINDS,
  type SourceKind,
  selectText,
  selectVersions,
  TEXTS,
  type Version,
} from './sources.queries.ts'

/** So many take the embedder less than a second; the thread is asked again for the next. */
const EMBEDDED_AT_ONCE = 4
const ROWS_AT_ONCE = 100

type IndexingReach = Pick<Deps, 'db' | 'tutor'> & { shipped: VectorsByHash }

/** Cuts one text into passages and stores them with their meaning, in place of what was known of it before. */
async function indexSource(
  { db, tutor: { embedder }, shipped }: IndexingReach,
  kind: SourceKind,
  id: number,
  signal: AbortSignal,
): Promise<void> {
  const text = await selectText(db, kind, id)
  if (!text) return
  const cut = await embedder.split(text.source)
  const vectors = await selectKnownVectors(db, kind, id, embedder.id)
  for (const { hash } of cut) {
    const known = shipped.get(hash)
    if (known) vectors.set(hash, known)
  }
  const missing = cut.filter(({ hash }) => !vectors.has(hash))
  for (let start = 0; start < missing.length; start += EMBEDDED_AT_ONCE) {
    signal.throwIfAborted()
    const batch = missing.slice(start, start + EMBEDDED_AT_ONCE)
    const made = await embedder.embedPassages(
      batch.map(({ heading, text: words }) => ({ title: text.source.title, heading, text: words })),
    )
    for (const [n, { hash }] of batch.entries()) vectors.set(hash, made[n] as PassageVectors)
  }
  await replaceSource(db, kind, id, text, embedder.id, cut, vectors)
}

/** Paragraphs that an edit left alone keep their vectors. */
async function selectKnownVectors(db: Database, kind: SourceKind, id: number, embedder: string) {
  const rows = await db
    .select({
      ...pick(passages, 'hash', 'vector', 'sentences'),
      embedder: passageSources.embedder,
    })
    .from(passages)
    .innerJoin(passageSources, eq(passageSources.id, passages.sourceId))
    .where(eq(TEXTS[kind].namedBy, id))
  return new Map(
    rows
      .filter((row) => row.embedder === embedder)
      .map(({ hash, vector, sentences }) => [
        hash,
        { vector: new Int8Array(vector), sentences: new Uint8Array(sentences) },
      ]),
  )
}

async function replaceSource(
  db: Database,
  kind: SourceKind,
  id: number,
  { ownerId, updatedAt }: ReadText,
  embedder: string,
  cut: Passage[],
  vectors: VectorsByHash,
): Promise<void> {
  const { table, namedBy, key } = TEXTS[kind]
  await db.transaction(async (tx) => {
    // Held until the end, so that nothing is stored about a text that is purged meanwhile.
    const [there] = await tx
      .select({ updatedAt: table.updatedAt })
      .from(table)
      .where(eq(table.id, id))
      .for('key share')
    if (!there) return
    // If the text was changed and read meanwhile, that stays.
    const changedAt = there.updatedAt as Date
    const isOutdated = ne(passageSources.sourceUpdatedAt, changedAt)
    const isStill = changedAt.getTime() === updatedAt.getTime()
    await tx.delete(passageSources).where(isStill ? eq(namedBy, id) : and(eq(namedBy, id), isOutdated))
    const [source] = await tx
      .insert(passageSources)
      .values({ [key]: id, ownerId, sourceUpdatedAt: updatedAt, embedder })
      .onConflictDoNothing()
      .returning({ id: passageSources.id })
    // Somebody else was quicker.
    if (!source) return
    const rows = cut.map((passage, place) => toRow(source.id, place, passage, vectors))
    for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
      await tx.insert(passages).values(rows.slice(start, start + ROWS_AT_ONCE))
  })
}

function toRow(
  sourceId: number,
  place: number,
  { sectionId, heading, text, start, end, hash }: Passage,
  vectors: VectorsByHash,
): typeof passages.$inferInsert {
  const known = vectors.get(hash)
  if (!known) throw new Error('A passage has no vector')
  const { vector, sentences } = known
  return {
    sourceId,
    place,
    sectionId,
    heading,
    text,
    startLetter: start,
    endLetter: end,
    hash,
    vector: new Uint8Array(vector.buffer, vector.byteOffset, vector.length),
    sentences,
  }
}

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
