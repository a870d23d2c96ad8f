import { chmodSync, mkdirSync, rmSync } from 'node:fs'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { canOpenOwnPostgres } from '#server/testing/own-postgres.ts'
import type { Kind } from '../databases.ts'
import { type Bar, formatCount, printTable, say } from '../print.ts'
import { algebra } from './algebra.ts'
import { decks, files, tables } from './bombs.ts'
import { disk } from './disk.ts'
import type { Fault, Outcome } from './fault.ts'
import { kill } from './kill.ts'
import { programs } from './programs.ts'
import { restart } from './restart.ts'
import { scripts } from './scripts.ts'
import { sockets } from './sockets.ts'
import { upload } from './upload.ts'

const FAULTS: readonly Fault[] = [
  kill,
  disk,
  restart,
  sockets,
  upload,
  files,
  decks,
  tables,
  scripts,
  programs,
  algebra,
]
export const FAULT_NAMES = FAULTS.map(({ name }) => name)
const MOST_TOLD = 40
const COLUMNS = [
  'fault',
  'database',
  'tried',
  'requests',
  '2xx',
  '4xx',
  '503',
  'other 5xx',
  'lost',
  'alive',
  'peak MB',
  'longest ms',
]

/**
 * What could break the product is tried on the product itself, in a process of its own and on 127.0.0.1 alone: each fault
 * is one row. `only`: the faults to try, and the database if not both.
 */
export async function tryFaults(folder: string, only: readonly string[]): Promise<Bar[]> {
  if (!canOpenOwnPostgres) throw new Error('The faults need PostgreSQL on this machine.')
  say(`${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.version}`)
  chmodSync(folder, 0o755)
  const rows: string[][] = []
  const bars: Bar[] = []
  const names = only.filter((word) => FAULT_NAMES.includes(word))
  for (const fault of FAULTS) {
    if (names.length > 0 && !names.includes(fault.name)) continue
    for (const kind of fault.databases) {
      if (only.includes(kind === 'embedded' ? 'postgres' : 'embedded')) continue
      const place = join(folder, `${fault.name}-${kind}`)
      mkdirSync(place)
      say(`\n${fault.name}, ${kind} …`)
      const outcome = await fault.run({ kind, folder: place })
      rmSync(place, { recursive: true, force: true })
      for (const note of outcome.notes) say(`  ${note}`)
      for (const said of outcome.faults.slice(0, MOST_TOLD)) say(`  FAULT ${said}`)
      rows.push(tellRow(fault, kind, outcome))
      bars.push(judge(fault, kind, outcome))
    }
  }
  say()
  printTable(COLUMNS, rows)
  return bars
}

function tellRow({ name }: Fault, kind: Kind, { tally, lost, isAlive, peakMb, times }: Outcome): string[] {
  const counts = [tally.requests, tally.done, tally.refused, tally.unavailable, tally.failed]
  return [
    name,
    kind,
    times,
    ...counts.map(formatCount),
    lost === null ? '–' : formatCount(lost),
    isAlive ? 'yes' : 'NO',
    formatCount(peakMb),
    formatCount(tally.longestMs),
  ]
}

function judge({ name }: Fault, kind: Kind, { tally, lost, isAlive, faults }: Outcome): Bar {
  const wrong = [
    ...(lost ? [`${lost} lost`] : []),
    ...(tally.failed > 0 ? [`${tally.failed} × 5xx that is not 503`] : []),
    ...(isAlive ? [] : ['the process ended']),
    ...(faults.length > 0 ? [`${faults.length} faults`] : []),
  ]
  return {
    name: `${kind}: ${name}`,
    measured: wrong.join(', ') || 'nothing lost, no 500, alive',
    demanded: 'nothing lost, no 500, alive, within its limits',
    isMet: wrong.length === 0,
  }
}
