import { stat } from 'node:fs/promises'
import { totalmem } from 'node:os'
import { readFreeBytes } from '../../../domain/backups/check-room.ts'
import { type Finding, fail, ok, warn } from '../finding.ts'
import { canWrite, findNearest } from './can-write.ts'

const OLDEST_NODE = 24
const LEAST_MEMORY_BYTES = 1_500_000_000
const FULL_BYTES = 200_000_000
const NEARLY_FULL_BYTES = 1_000_000_000

export type MachineFacts = {
  nodeVersion: string
  memoryBytes: number
  dataDir: string
  /** Of the directory, or of its parent while it is not there yet. */
  isThere: boolean
  isWritable: boolean
  /** Read or written by others than the account that runs the product; null where the system has no such thing. */
  isOpenToOthers: boolean | null
  freeBytes: number | null
  timeZone: string
  now: Date
}

export async function gatherMachine(dataDir: string, nodeVersion: string, now: Date): Promise<MachineFacts> {
  const there = await stat(dataDir).catch(() => null)
  const nearest = await findNearest(dataDir)
  const isWritable = await canWrite(nearest)
  return {
    nodeVersion,
    memoryBytes: totalmem(),
    dataDir,
    isThere: there !== null,
    isWritable,
    isOpenToOthers: there === null || process.platform === 'win32' ? null : (there.mode & 0o077) !== 0,
    freeBytes: await readFreeBytes(nearest).catch(() => null),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    now,
  }
}

export function judgeMachine(facts: MachineFacts): Finding[] {
  return [judgeNode(facts), judgeMemory(facts), judgeDirectory(facts), judgeDisk(facts), judgeClock(facts)]
}

function judgeNode({ nodeVersion }: MachineFacts): Finding {
  const major = Number(/^v?(\d+)/.exec(nodeVersion)?.[1])
  return major >= OLDEST_NODE
    ? ok('node', nodeVersion)
    : fail(
        'node',
        `Version ${nodeVersion} is too old.`,
        `Run "npm start" once: it brings Node ${OLDEST_NODE}.`,
      )
}

function judgeMemory({ memoryBytes }: MachineFacts): Finding {
  const says = `${(memoryBytes / 1e9).toFixed(1)} GB`
  return memoryBytes >= LEAST_MEMORY_BYTES
    ? ok('memory', says)
    : warn('memory', `Only ${says}.`, 'Give the machine 2 GB or more, or the tutor and backups may be ended.')
}

function judgeDirectory({ dataDir, isThere, isWritable, isOpenToOthers }: MachineFacts): Finding {
  if (!isWritable)
    return fail(
      'data directory',
      `${dataDir} cannot be written to.`,
      'Give the account that runs Trellis the right to write there, or set DATA_DIR to another directory.',
    )
  if (!isThere) return ok('data directory', `${dataDir} is not there yet; the first start makes it`)
  if (isOpenToOthers)
    return warn(
      'data directory',
      `Other accounts of this machine can look into ${dataDir}.`,
      `Close it: chmod 700 ${dataDir}`,
    )
  return ok('data directory', dataDir)
}

function judgeDisk({ freeBytes, dataDir }: MachineFacts): Finding {
  if (freeBytes === null)
    return warn('disk', `How much is free at ${dataDir} is not known.`, 'Look yourself: df -h')
  const says = `${(freeBytes / 1e9).toFixed(1)} GB free`
  if (freeBytes < FULL_BYTES)
    return fail('disk', `${says}.`, 'Free some space at once: a full disk stops every write.')
  if (freeBytes < NEARLY_FULL_BYTES)
    return warn('disk', `${says}.`, 'Free some space, or move DATA_DIR to a larger disk.')
  return ok('disk', says)
}

function judgeClock({ now, timeZone }: MachineFacts): Finding {
  if (now.getUTCFullYear() < 2026)
    return fail(
      'clock',
      `It says ${now.toISOString()}.`,
      'Set the clock of this machine; sign-in codes and due dates depend on it.',
    )
  return ok('clock', `${now.toISOString().slice(0, 16)} UTC, time zone ${timeZone} (backups go by it)`)
}
