import { test } from 'vitest'
import { openScratchDatabase } from '../testing/scratch-database.ts'
import { fillLargeTables } from '../testing/fill-large-tables.ts'
test('fill', async () => {
  const t0 = Date.now()
  const db = await openScratchDatabase()
  const t1 = Date.now()
  const q = db.query
  db.query = async (t: string, p?: unknown[]) => { const s = Date.now(); const r = await q(t, p); if (Date.now() - s > 300) console.log(Date.now() - s, t.slice(0, 40)); return r as never }
  await fillLargeTables(db)
  console.log('open', t1 - t0, 'fill', Date.now() - t1)
  await db.close()
}, 200000)
