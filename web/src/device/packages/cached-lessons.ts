import type { KeptPackage } from '../device-database.ts'

/** Begins like everything that is kept of a person: signing out forgets it. */
export const CACHED_LESSONS_PREFIX = 'trellis.user.cachedLessons.'

/** Documented: the ids of the downloaded lessons stand in the browser's own store. */
export function writeCachedLessons(
  store: Pick<Storage, 'setItem' | 'removeItem'>,
  userId: number,
  packages: readonly KeptPackage[],
): void {
  const ids = packages.flatMap(({ state, lessonId }) => (state === 'completed' ? [lessonId] : []))
  const key = `${CACHED_LESSONS_PREFIX}${userId}`
  if (ids.length === 0) store.removeItem(key)
  else store.setItem(key, JSON.stringify(ids))
}
