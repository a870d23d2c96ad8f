import { mkdtempSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { measureCards } from './cards.ts'
import { KINDS, prepareDatabases } from './databases.ts'
import { measureFamilies } from './families.ts'
import { FAULT_NAMES, tryFaults } from './faults/run-faults.ts'
import { measureGradebook } from './gradebook.ts'
import { measureGrowth } from './growth.ts'
import { startLoad } from './load/start-load.ts'
import { measureMap } from './map/measure-map.ts'
import { measureMastery } from './mastery.ts'
import { measureMix } from './mix.ts'
import { measurePlan } from './plan.ts'
import { type Bar, printBars, say } from './print.ts'
import { measureRecord, measureRecordOfDemo, type Seeds } from './record.ts'
import { simulate } from './simulate.ts'
import { measureSpeed } from './speed.ts'
import { measureStage } from './stage/measure-stage.ts'
import { measureUsers } from './users.ts'
import { measureVoiding } from './voiding.ts'

const WITHOUT_DATABASE = [
  'faults',
  'mastery',
  'simulate',
  'void',
  'map',
  'stage',
  'plan',
  'gradebook',
  'users',
  'families',
] as const
const PARTS = ['speed', 'mix', 'growth', 'cards', 'record', ...WITHOUT_DATABASE] as const
type Part = (typeof PARTS)[number]

/**
 * `npm run bench` measures speed, the mix, the planner and the gradebook; `npm run bench -- growth` the cost of size, `-- mastery` the
 * engine that foretells answers, `-- simulate` lets made-up learners study with it (`--learners=200` fewer of them),
 * `-- void` takes a question back that 10,000 answers were given to, `-- map` drags and zooms a map of 1,000 skills,
 * `-- stage` lets 100 clones run about on the stage of Kids Code,
 * `-- plan` plans twelve weeks from 300 skills, `-- cards` opens, searches, exports and imports collections of 500 to 50,000 flashcards,
 * `-- faults` tries what could break the product (`-- kill` one of them, `-- kill postgres` on one database),
 * `-- gradebook` opens that of a class of 300 with 30,000 submissions, `-- users` finds people among 1,000 and 100,000,
 * `-- families` prepares the week of 10,000 families, `-- record` recalculates each figure of 200 drawn classes from their rows
 * (`--seeds=51-100` some of them, so that several processes share the work; `--school=demo` those of the demo school instead).
 */
async function run(
  parts: Part[],
  folder: string,
  learners: number | undefined,
  seeds: Seeds | undefined,
  isOfDemo: boolean,
): Promise<Bar[]> {
  const bars: Bar[] = []
  if (parts.includes('faults')) bars.push(...(await tryFaults(folder, faults)))
  if (parts.includes('mastery')) bars.push(...measureMastery())
  if (parts.includes('simulate')) bars.push(...simulate(learners))
  if (parts.includes('void')) bars.push(...(await measureVoiding(folder)))
  if (parts.includes('plan')) bars.push(...measurePlan())
  if (parts.includes('gradebook')) bars.push(...(await measureGradebook(folder)))
  if (parts.includes('users')) bars.push(...(await measureUsers(folder)))
  if (parts.includes('families')) bars.push(...(await measureFamilies(folder)))
  if (parts.includes('map')) bars.push(...(await measureMap(folder)))
  if (parts.includes('stage')) bars.push(...(await measureStage(folder)))
  if (parts.every((part) => (WITHOUT_DATABASE as readonly Part[]).includes(part))) return bars

  const serverUrl = process.env.BENCH_DATABASE_URL
  if (!serverUrl)
    throw new Error('BENCH_DATABASE_URL must name a PostgreSQL server; `npm run bench` brings one.')
  if (parts.includes('growth')) bars.push(...(await measureGrowth(folder, serverUrl)))
  if (parts.includes('cards')) bars.push(...(await measureCards(folder, serverUrl)))
  if (parts.includes('record'))
    bars.push(
      ...(isOfDemo
        ? await measureRecordOfDemo(folder, serverUrl)
        : await measureRecord(folder, serverUrl, seeds)),
    )
  if (!parts.includes('speed') && !parts.includes('mix')) return bars
  say(
    `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}. Filling both databases …`,
  )
  const databases = await prepareDatabases(folder, serverUrl)
  const load = startLoad()
  try {
    if (parts.includes('speed')) bars.push(...(await measureSpeed(load, databases, folder)))
    if (parts.includes('mix')) bars.push(...(await measureMix(load, databases, folder)))
  } finally {
    load.stop()
    await databases.drop()
  }
  return bars
}

const LEARNERS_OPTION = /^--learners=([1-9]\d*)$/
const SEEDS_OPTION = /^--seeds=([1-9]\d*)-([1-9]\d*)$/
const DEMO_OPTION = '--school=demo'
const given = process.argv.slice(2)
const learners = given.map((word) => LEARNERS_OPTION.exec(word)?.[1]).find((count) => count !== undefined)
const seeds = given.flatMap((word) => {
  const [, first, last] = SEEDS_OPTION.exec(word) ?? []
  return first && last ? [{ first: Number(first), last: Number(last) }] : []
})[0]
const isOption = (word: string) =>
  LEARNERS_OPTION.test(word) || SEEDS_OPTION.test(word) || word === DEMO_OPTION
const words = given.filter((word) => !isOption(word))
const faults = words.filter(isOfFaults)
const asked = words.map((word) => (faults.includes(word) ? 'faults' : word))
const unknown = asked.find((name) => !PARTS.some((part) => part === name))
if (unknown !== undefined) {
  say(`There is no part "${unknown}": it is one of ${PARTS.join(', ')}.`)
  process.exit(2)
}
const parts = PARTS.filter((part) =>
  asked.length > 0 ? asked.includes(part) : ['speed', 'mix', 'plan', 'gradebook'].includes(part),
)
const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1))

function isOfFaults(word: string): boolean {
  return FAULT_NAMES.includes(word) || KINDS.some((kind) => kind === word)
}

const fewerLearners = learners === undefined ? undefined : Number(learners)
const bars = await run(parts, folder, fewerLearners, seeds, given.includes(DEMO_OPTION))
say()
printBars(bars)
process.exitCode = bars.every(({ isMet }) => isMet) ? 0 : 1
