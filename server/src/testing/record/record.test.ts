import { expect, test } from 'vitest'
import { openTestDatabase } from '../test-database.ts'
import { checkSeeds } from './check-seeds.ts'

// All two hundred with `npm run bench -- record`.
test('every figure of a drawn class is that of a slow calculation from its rows', {
  timeout: 60_000,
}, async () => {
  const own = await openTestDatabase()
  try {
    const { differences, seen } = await checkSeeds(own, [1, 2])
    expect(differences).toEqual([])
    expect(seen.size).toBeGreaterThan(200)
  } finally {
    await own.close()
  }
})
