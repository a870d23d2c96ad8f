import { createTestApp } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'
import { checkClass } from './check-class.ts'
import { createComparison } from './compare.ts'
import { addCurriculum } from './draw-curriculum.ts'
import { fillClass } from './fill-class.ts'

/** Draws the classes of some seeds, one after the other, and holds every answer about them against their rows. */
export async function checkSeeds(
  own: TestDatabase,
  seeds: readonly number[],
  onSeed: (seed: number, differences: readonly string[]) => void = () => {},
) {
  const t = await createTestApp({ own })
  const curriculum = await addCurriculum(t)
  const comparison = createComparison()
  for (const seed of seeds) {
    const before = comparison.differences.length
    await fillClass(t, curriculum, seed)
    await checkClass(t, comparison)
    onSeed(seed, comparison.differences.slice(before))
  }
  await t.app.close()
  return comparison
}
