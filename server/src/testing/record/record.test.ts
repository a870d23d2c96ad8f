import { expect, test } from 'vitest'
import { openTestDatabase } from '../test-database.ts'
import { checkSeeds } from './check-seeds.ts'
import { FIGURES, ONLY_PLAYED } from './figures.ts'

// A class in which every figure of the table is drawn, and the own screens of a third of its students. Two hundred classes and
// all of their screens: `npm run bench -- record`.
const SEED = 6
const isAsked = (studentId: number) => studentId % 3 === 1

test('every figure of a drawn class is that of a slow calculation from its rows', {
  timeout: 60_000,
}, async () => {
  const own = await openTestDatabase()
  try {
    const { differences, seen } = await checkSeeds(own, [SEED], { isAsked })
    expect(differences).toEqual([])
    const missing = [...FIGURES.keys()].filter((figure) => !seen.has(figure))
    expect(new Set(missing)).toEqual(ONLY_PLAYED)
  } finally {
    await own.close()
  }
})
