import { execFileSync } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { health } from '#contract/health.ts'
import { notes } from '#contract/study/notes.ts'
import { KINDS } from '../databases.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { countLosses, startWriters, tellRefusals } from './note-writers.ts'
import { onStage, type Stage } from './stage.ts'
import { createCall, Tally } from './tally.ts'

const DISK_MEGABYTES = 700
const WRITERS = 10
const ROUNDS = 3
const FULL_MS = 4_000
const WELL_AGAIN_MS = 60_000
const READY = 200
const NOT_READY = 503
/** Random, so that it cannot be packed into less room. */
const makeContent = () =>
  Array.from({ length: 2_000 }, () => Math.random().toString(36).slice(2, 12)).join('')

/** The disk under the database fills up under writers and is freed again, without a restart. */
export const disk: Fault = { name: 'disk', databases: KINDS, run }

async function run(scene: Scene): Promise<Outcome> {
  const home = join(scene.folder, 'disk')
  mkdirSync(home)
  const unmount = () => execFileSync('umount', ['-l', home])
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MEGABYTES}m`, 'tmpfs', home])
  // A run that is cut leaves no disk behind.
  process.once('exit', unmount)
  chmodSync(home, 0o755)
  try {
    return await onStage(scene, { pupils: WRITERS + 1 }, (stage) => fillAgain(stage, home), home)
  } finally {
    process.off('exit', unmount)
    unmount()
  }
}

async function fillAgain(stage: Stage, home: string): Promise<Outcome> {
  const { product, school, memory } = stage
  const [reader, ...writers] = school.pupils
  if (!reader) throw new Error('there is nobody to read')
  const tally = new Tally()
  const call = createCall(product.url, tally)
  // Whoever only looks is counted apart: 503 is what /readyz has to answer.
  const look = createCall(product.url, new Tally())
  const askReady = async () => (await look(reader.token, health.ready, {})).status
  const faults: string[] = []
  const work = startWriters({ call, people: writers, content: makeContent, isInsistent: false })
  for (let round = 1; round <= ROUNDS; round++) {
    await sleep(1_500)
    if ((await askReady()) !== READY) faults.push(`round ${round}: not ready before the disk was full`)
    fill(home)
    await sleep(FULL_MS)
    const before = work.confirmed.length
    if ((await askReady()) !== NOT_READY)
      faults.push(`round ${round}: /readyz does not say that the disk is full`)
    const read = await look(reader.token, notes.list, { id: reader.id })
    if (read.status !== READY) faults.push(`round ${round}: reading was answered with ${read.status}`)
    if (work.confirmed.length > before + WRITERS) faults.push(`round ${round}: writes went on`)
    rmSync(join(home, 'ballast'))
    const givesUpAt = performance.now() + WELL_AGAIN_MS
    while ((await askReady()) !== READY && performance.now() < givesUpAt) await sleep(250)
    if (performance.now() >= givesUpAt) faults.push(`round ${round}: not ready after the disk was freed`)
  }
  const afterwards = work.confirmed.length
  await sleep(1_500)
  if (work.confirmed.length === afterwards) faults.push('no write was kept after the disk was freed')
  await work.stop()
  const unclear = [...work.refusals.keys()].filter(
    (said) => !/^503 (diskFull|databaseUnavailable)$/.test(said),
  )
  if (unclear.length > 0) faults.push(`refused otherwise: ${unclear.join(', ')}`)
  const isAlive = stage.isAlive()
  await product.stop()
  return {
    times: `full ${ROUNDS} times, ${WRITERS} writers`,
    tally,
    lost: await stage.readDatabase((db) => countLosses(db, work.confirmed)),
    isAlive,
    peakMb: memory.takePeakMb(),
    faults,
    notes: [`refused: ${tellRefusals(work.refusals)}`],
  }
}

/** Until the disk itself refuses. */
function fill(home: string): void {
  const piece = Buffer.alloc(64 * 1024)
  const file = openSync(join(home, 'ballast'), 'w')
  try {
    while (statfsSync(home).bavail >= 0) writeSync(file, piece)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    closeSync(file)
  }
}
