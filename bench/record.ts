import { checkSeeds } from '#server/testing/record/check-seeds.ts'
import { openScratch } from './databases.ts'
import { type Bar, formatCount, say } from './print.ts'

export type Seeds = { first: number; last: number }

const ALL: Seeds = { first: 1, last: 200 }
const LIMIT_MS = 60_000
const MOST_SHOWN = 20

/** Two hundred drawn classes of thirty students: each figure of each screen, export and mail against its rows. */
export async function measureRecord(
  folder: string,
  serverUrl: string,
  { first, last }: Seeds = ALL,
): Promise<Bar[]> {
  const database = await openScratch('postgres', 'record', folder, serverUrl, LIMIT_MS)
  const wrong = new Set<number>()
  const seeds = Array.from({ length: last - first + 1 }, (_, n) => first + n)
  let startedAt = performance.now()
  try {
    const own = { ...database.database, databaseUrl: undefined }
    const { seen, countCompared } = await checkSeeds(own, seeds, {
      onSeed(seed, differences, compared) {
        if (differences.length > 0) wrong.add(seed)
        const said = differences.length === 0 ? 'all figures alike' : differences.slice(0, MOST_SHOWN)
        const took = Math.round(performance.now() - startedAt)
        say(`seed ${seed} (${took} ms, ${formatCount(compared)} numbers): ${[said].flat().join('\n  ')}`)
        startedAt = performance.now()
      },
    })
    say(`${formatCount(countCompared())} numbers of ${seen.size} figures compared.`)
    return [
      {
        name: `drawn classes with a figure that differs from its rows, of ${seeds.length}`,
        measured: String(wrong.size),
        demanded: '0',
        isMet: wrong.size === 0,
      },
    ]
  } finally {
    await database.drop()
  }
}
