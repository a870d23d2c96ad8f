import { and, asc, eq } from 'drizzle-orm'
import { LONGEST_MEMORY, MOST_MEMORIES } from '#contract/study/tutor-memory.ts'
import type { Database } from '../../db/database.ts'
import { insertRow } from '../../db/rows.ts'
import { tutorMemory } from '../../db/schema/study/tutor-memory.ts'
import { pick } from '../../platform/pick.ts'
import { lockUser } from '../lock-user.ts'

const SHOWN = pick(tutorMemory, 'id', 'text', 'createdAt')

export const isOwnMemory = (userId: number, id: number) =>
  and(eq(tutorMemory.id, id), eq(tutorMemory.userId, userId))

/** The oldest first. */
export function selectMemory(db: Database, userId: number) {
  return db
    .select(SHOWN)
    .from(tutorMemory)
    .where(eq(tutorMemory.userId, userId))
    .orderBy(asc(tutorMemory.id))
    .limit(MOST_MEMORIES)
}

/** Null when there is no room for another line. What is there already is not noted twice. */
export async function addMemory(db: Database, userId: number, line: string, at: Date) {
  const text = shorten(line)
  await lockUser(db, userId)
  const known = await selectMemory(db, userId)
  const same = known.find((memory) => memory.text.toLowerCase() === text.toLowerCase())
  if (same) return same
  if (known.length >= MOST_MEMORIES) return null
  return insertRow(db, tutorMemory, { userId, text, createdAt: at }, SHOWN)
}

export async function deleteMemory(db: Database, userId: number, id: number) {
  const [row] = await db.delete(tutorMemory).where(isOwnMemory(userId, id)).returning({ id: tutorMemory.id })
  return row
}

function shorten(line: string): string {
  const tidy = line.replace(/\s+/g, ' ').trim()
  return tidy.length <= LONGEST_MEMORY
    ? tidy
    : `${tidy
        .slice(0, LONGEST_MEMORY - 1)
        .toWellFormed()
        .trimEnd()}…`
}
