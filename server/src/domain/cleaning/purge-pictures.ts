import { and, asc, eq, exists, gt, inArray, isNotNull, isNull, lt, not, sql } from 'drizzle-orm'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { flashcardMedia, flashcards } from '../../db/schema/study/flashcards.ts'
import type { Deps } from '../../platform/deps.ts'
import { runPaced } from '../../platform/run-paced.ts'

/** Whoever takes a picture off a card and puts the old text back the same day finds it again. */
const UNUSED_MS = DAY_MS
const PICTURES_AT_ONCE = 100

/** Removes pictures that no card shows any more, be it a deleted one that can still be brought back. */
export async function purgePictures({ db, now }: Pick<Deps, 'db' | 'now'>, signal?: AbortSignal) {
  let after = 0
  for (;;) {
    signal?.throwIfAborted()
    const ids = await runPaced(() => lookThroughSome(db, after, now()), signal)
    after = ids.at(-1) ?? after
    if (ids.length < PICTURES_AT_ONCE) return
  }
}

async function lookThroughSome(db: Database, after: number, at: Date): Promise<number[]> {
  const rows = await db
    .select({ id: flashcardMedia.id })
    .from(flashcardMedia)
    .where(gt(flashcardMedia.id, after))
    .orderBy(asc(flashcardMedia.id))
    .limit(PICTURES_AT_ONCE)
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return ids
  const isOneOfThem = inArray(flashcardMedia.id, ids)
  const isShown = exists(
    db
      .select({ one: sql`1` })
      .from(flashcards)
      .where(
        and(
          sql`${flashcards.pictureIds} @> array[${flashcardMedia.id}]`,
          // Written out, so that the planner sees that the partial index fits.
          sql`${flashcards.pictureIds} <> '{}'`,
          eq(flashcards.userId, flashcardMedia.userId),
        ),
      ),
  )
  await db
    .update(flashcardMedia)
    .set({ unusedSince: null })
    .where(and(isOneOfThem, isNotNull(flashcardMedia.unusedSince), isShown))
  await db
    .delete(flashcardMedia)
    .where(and(isOneOfThem, lt(flashcardMedia.unusedSince, new Date(at.getTime() - UNUSED_MS)), not(isShown)))
  await db
    .update(flashcardMedia)
    .set({ unusedSince: at })
    .where(and(isOneOfThem, isNull(flashcardMedia.unusedSince), not(isShown)))
  return ids
}
