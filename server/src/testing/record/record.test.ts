import { expect, test } from 'vitest'
import { createTestApp } from '../test-app.ts'
import { openTestDatabase } from '../test-database.ts'
import { checkClass } from './check-class.ts'
import { createComparison } from './compare.ts'
import { addCurriculum } from './draw-curriculum.ts'
import { fillClass } from './fill-class.ts'

const SEEDS = Number(process.env.RECORD_SEEDS ?? 3)
const FROM = Number(process.env.RECORD_FROM ?? 1)

test('every figure of a drawn class is that of a slow calculation from its rows', async () => {
  const own = await openTestDatabase()
  try {
    const t = await createTestApp({ own })
    const curriculum = await addCurriculum(t)
    const comparison = createComparison()
    for (let seed = FROM; seed < FROM + SEEDS; seed++) {
      const started = performance.now()
      await fillClass(t, curriculum, seed)
      const filled = performance.now()
      await checkClass(t, comparison)
      if (process.env.RECORD_DUMP) console.log(seed, Math.round(filled - started), Math.round(performance.now() - filled), comparison.differences.length)
    }
    if (process.env.RECORD_DUMP) (await import('node:fs')).writeFileSync(process.env.RECORD_DUMP, JSON.stringify({ differences: comparison.differences, seen: [...comparison.seen] }, null, 1))
    expect(comparison.differences).toEqual([])
  } finally {
    await own.close()
  }
}, 3_600_000)
