import { openDeviceDatabase } from '../device-database.ts'

/** How many programs the server does not have as they are here. Small: who signs out asks it. */
export async function countUnsentPrograms(userId: number): Promise<number> {
  const db = await openDeviceDatabase()
  const all = await db.count('programs', IDBKeyRange.bound([userId], [userId, []]))
  return all - (await db.countFromIndex('programs', 'ofUser', userId))
}
