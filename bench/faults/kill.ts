import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { checkFiles, killRepeatedly } from '#server/testing/kill-product.ts'
import { createLearnersOnDisk } from '#server/testing/learners-on-disk.ts'
import { createLearnersOnServer } from '#server/testing/learners-on-server.ts'
import { KINDS } from '../databases.ts'
import { formatCount, say } from '../print.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { openPostgres } from './stage.ts'
import { Tally } from './tally.ts'
import { type MemoryWatch, watchMemory } from './watch-memory.ts'

const KILLS = 20
const WRITERS = 50
const LEAST_WRITES = 300

/** What a second process on the same directory is told. */
const isRefused = (said: string) => said.includes('is in use by another Trellis process')

/** The product is killed in the middle of writes, again and again above the same data. */
export const kill: Fault = { name: 'kill', databases: KINDS, run }

async function run({ kind, folder }: Scene): Promise<Outcome> {
  const tally = new Tally()
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const postgres = kind === 'postgres' ? await openPostgres(folder) : null
  const tokens = postgres
    ? await createLearnersOnServer(postgres.url, WRITERS)
    : await createLearnersOnDisk(dataDir, WRITERS)
  let memory: MemoryWatch | undefined
  let peakMb = 0
  function settleMemory(): void {
    memory?.stop()
    peakMb = Math.max(peakMb, memory?.takePeakMb() ?? 0)
  }
  try {
    const report = await killRepeatedly({
      dataDir,
      ...(postgres && { databaseUrl: postgres.url }),
      kills: KILLS,
      tokens,
      leastWrites: LEAST_WRITES,
      random: Math.random,
      onAnswer: (status, ms) => tally.note(status, ms),
      onStart: ({ child }) => {
        settleMemory()
        memory = watchMemory(child.pid ?? 0)
      },
      onKill: ({ kill: number, confirmed, losses, restartMs }) =>
        say(
          `  kill ${String(number).padStart(2)}: ${formatCount(confirmed)} writes confirmed so far, ` +
            `${losses.length} lost, open again after ${formatCount(restartMs)} ms`,
        ),
    })
    settleMemory()
    const isAlive = report.product.child.exitCode === null
    await report.product.stop()
    const files = postgres ? null : await checkFiles(dataDir)
    for (const loss of report.losses.slice(0, 20)) say(`  ${loss}`)
    return {
      times: `${KILLS} kills, ${WRITERS} writers`,
      tally,
      lost: report.losses.length,
      isAlive,
      peakMb,
      faults: [
        ...(files?.faults ?? []),
        ...(postgres || isRefused(report.refusal) ? [] : ['a second process was let in']),
      ],
      notes: [
        `${formatCount(report.confirmed)} writes confirmed; open again after ${formatCount(Math.max(...report.restartsMs))} ms at most`,
        ...(files
          ? [`${files.indexes} indexes and their tables checked: ${files.faults.length} faults`]
          : []),
      ],
    }
  } finally {
    memory?.stop()
    postgres?.end()
  }
}
