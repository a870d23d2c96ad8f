import { and, eq, ne } from 'drizzle-orm'
import type { PassageVectors } from '#tutor/retrieval/embed-tasks.ts'
import type { Passage } from '#tutor/retrieval/passages/split-passages.ts'
import type { VectorsByHash } from '#tutor/retrieval/vector-file.ts'
import type { Database } from '../../db/database.ts'
import { passageSources, passages } from '../../db/schema/study/passages.ts'
import type { Deps } from '../../platform/deps.ts'
import { type ReadText, type SourceKind, selectText, TEXTS } from './sources.queries.ts'

/** So many take the embedder less than a second; the thread is asked again for the next. */
const EMBEDDED_AT_ONCE = 4
const ROWS_AT_ONCE = 100

export type IndexingReach = Pick<Deps, 'db' | 'tutor'> & { shipped: VectorsByHash }

/** Cuts one text into passages and stores them with their meaning, in place of what was known of it before. */
export async function indexSource(
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
      hash: passages.hash,
      vector: passages.vector,
      sentences: passages.sentences,
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
