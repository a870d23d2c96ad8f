import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { findOutage } from '../../db/find-outage.ts'
import type { Deps } from '../../platform/deps.ts'

/** Whether what would be written now could not be kept. */
export async function isDiskFull({ db, disk }: Pick<Deps, 'db' | 'disk'>): Promise<boolean> {
  if (await disk.isLow()) return true
  try {
    return await disk.isRefusing(() => tryWrite(db))
  } catch (error) {
    if (findOutage(error) === 'diskFull') return true
    throw error
  }
}

/** A quarter of a megabyte that has to be found on the disk, and is gone with its transaction. */
async function tryWrite(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      create temp table room_on_disk on commit drop as
      select repeat('x', 1000) as filling from generate_series(1, 256)`)
  })
}
