import { readCommittedSchool } from '#server/domain/demo/school/school-file.ts'
import { checkDemoSchool } from '#server/testing/record/check-demo-school.ts'
import { checkSeeds } from '#server/testing/record/check-seeds.ts'
import { openScratch } from './databases.ts'
import { type Bar, formatCount, say } from './print.ts'

export type Seeds = { first: number; last: number }

const ALL: Seeds = { first: 1, last: 200 }
const LIMIT_MS = 60_000
const MOST_SHOWN = 60

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
        const took = Math.round(performance.now() - startedAt)
        say(`seed ${seed} (${took} ms, ${formatCount(compared)} numbers): ${describe(differences)}`)
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

/** The demo school that is committed: each figure of everybody in it against its rows. */
export async function measureRecordOfDemo(folder: string, serverUrl: string): Promise<Bar[]> {
  const file = readCommittedSchool()
  if (!file) throw new Error('There is no file of the demo school.')
  const database = await openScratch('postgres', 'record', folder, serverUrl, LIMIT_MS)
  try {
    const own = { ...database.database, databaseUrl: undefined }
    const { seen, differences, countCompared } = await checkDemoSchool(own, file, {
      onMoment: (moment, found, compared) =>
        say(`${moment} (${formatCount(compared)} numbers): ${describe(found)}`),
    })
    say(`${formatCount(countCompared())} numbers of ${seen.size} figures compared.`)
    return [
      {
        name: 'figures of the demo school that differ from their rows',
        measured: formatCount(differences.length),
        demanded: '0',
        isMet: differences.length === 0,
      },
    ]
  } finally {
    await database.drop()
  }
}

/** Of differences that only name other people or pieces the first one, with how many they are. */
function describe(differences: readonly string[]): string {
  if (differences.length === 0) return 'all figures alike'
  const kinds = [...Map.groupBy(differences, (one) => one.replace(/\d+|"[^"]*"/g, '#')).values()]
  const said = kinds.map(
    (alike) => `${alike[0]}${alike.length > 1 ? ` (and ${alike.length - 1} like it)` : ''}`,
  )
  return said.slice(0, MOST_SHOWN).join('\n  ')
}
