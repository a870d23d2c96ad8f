import { createTestApp } from '../test-app.ts'
import type { TestDatabase } from '../test-database.ts'
import { checkClass } from './check-class.ts'
import { createComparison } from './compare.ts'
import { addCurriculum } from './draw-curriculum.ts'
import { fillClass } from './fill-class.ts'

type Options = {
  /** Whose own screens are asked for: of a class of thirty these take most of the time. All by default. */
  isAsked?: (studentId: number) => boolean
  /** `compared`: how many numbers were. */
  onSeed?: (seed: number, differences: readonly string[], compared: number) => void
}

/** Draws the classes of some seeds, one after the other, and holds every answer about them against their rows. */
export async function checkSeeds(
  own: TestDatabase,
  seeds: readonly number[],
  { isAsked = () => true, onSeed = () => {} }: Options = {},
) {
  const t = await createTestApp({ own })
  const curriculum = await addCurriculum(t)
  const comparison = createComparison()
  for (const seed of seeds) {
    const [before, comparedBefore] = [comparison.differences.length, comparison.countCompared()]
    await fillClass(t, curriculum, seed)
    await checkClass(t, comparison, isAsked)
    onSeed(seed, comparison.differences.slice(before), comparison.countCompared() - comparedBefore)
  }
  await t.app.close()
  return comparison
}
