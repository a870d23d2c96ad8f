import { count, eq, isNull } from 'drizzle-orm'
import { lessons } from '../../../db/schema/learning/lessons.ts'
import { passageSources } from '../../../db/schema/study/passages.ts'
import type { Deps } from '../../../platform/deps.ts'

/** What was written a moment ago is read soon, and one text that cannot be read must not keep the tutor waiting. */
const ENOUGH_READ = 0.95

/** Once the lessons were read they stay so: nobody is asked twice. */
const ready = new WeakSet<object>()

/** False while a first start is still reading lessons. */
export async function hasReadLessons({ db, library }: Pick<Deps, 'db' | 'library'>): Promise<boolean> {
  if (ready.has(library)) return true
  const [row] = await db
    .select({ lessons: count(), read: count(passageSources.id) })
    .from(lessons)
    .leftJoin(passageSources, eq(passageSources.lessonId, lessons.id))
    .where(isNull(lessons.retiredAt))
  const isReady = row === undefined || row.read >= row.lessons * ENOUGH_READ
  if (isReady && row && row.lessons > 0) ready.add(library)
  return isReady
}
