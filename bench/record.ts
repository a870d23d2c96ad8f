import { checkSeeds } from '#server/testing/record/check-seeds.ts'
import { openScratch } from './databases.ts'
import { type Bar, formatCount, say } from './print.ts'

const SEEDS = 200
const LIMIT_MS = 60_000

/** Two hundred drawn classes of thirty students: each figure of each screen, export and mail against its rows. */
export async function measureRecord(folder: string, serverUrl: string, seeds = SEEDS): Promise<Bar[]> {
  const database = await openScratch('postgres', 'record', folder, serverUrl, LIMIT_MS)
  const wrong = new Set<number>()
  try {
    const own = { ...database.database, databaseUrl: undefined }
    const all = Array.from({ length: seeds }, (_, n) => n + 1)
    const { seen } = await checkSeeds(own, all, {
      onSeed(seed, differences) {
        if (differences.length > 0) wrong.add(seed)
        say(
          `seed ${seed}: ${differences.length === 0 ? 'all figures alike' : differences.slice(0, 20).join('\n  ')}`,
        )
      },
    })
    const compared = [...seen.values()].reduce((sum, count) => sum + count, 0)
    say(`${formatCount(compared)} numbers of ${seen.size} figures compared.`)
    return [
      {
        name: `drawn classes with a figure that differs from its rows, of ${seeds}`,
        measured: String(wrong.size),
        demanded: '0',
        isMet: wrong.size === 0,
      },
    ]
  } finally {
    await database.drop()
  }
}
