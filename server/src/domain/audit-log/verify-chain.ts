import type { Database } from '../../db/database.ts'
import { runPaced } from '../../platform/run-paced.ts'
import {
  countUnsealed,
  findCutOff,
  hasRemovalNote,
  type Seal,
  type SealedRow,
  selectLastRemoved,
  selectMarks,
  selectSealed,
  selectSeals,
} from './audit-chain.queries.ts'
import { CHAIN_START, digestEntry, type EntryFault, findBrokenEntry, hashSeal } from './chain.ts'

/** The first place where the log is not as it was sealed. */
export type ChainBreak =
  | ({ kind: 'entry'; sealedAt: Date } & EntryFault)
  /** The seal itself was changed, or the one before it is missing, or its entries went otherwise than by retention. */
  | { kind: 'seal' | 'gap' | 'removed'; sealId: number; sealedAt: Date }
  /** A backup knows a seal that is no longer there. */
  | { kind: 'cutOff'; backupAt: Date }

export type ChainReport = {
  entries: number
  seals: number
  /** Seals whose entries retention has removed. */
  removed: number
  /** Entries that no seal holds yet. */
  unsealed: number
  upTo: { sealId: number; hash: string; at: Date } | null
  broken: ChainBreak | null
}

const SEALS_AT_ONCE = 1000
/** The embedded database has one connection: a request waits for one of these reads at most. */
const ENTRIES_AT_ONCE = 1000

/** Reads the whole log, a part at a time, and holds it against its seals. With a signal it rests between the parts. */
export async function verifyChain(db: Database, signal?: AbortSignal): Promise<ChainReport> {
  for (;;) {
    const removedBefore = await selectLastRemoved(db)
    const report = await walkChain(db, signal)
    if (report.broken === null) report.broken = await findMissingEnd(db)
    // Retention may remove what is being read: only what also holds without its help counts.
    if (report.broken === null || (await selectLastRemoved(db)) === removedBefore) return report
  }
}

async function walkChain(db: Database, signal: AbortSignal | undefined): Promise<ChainReport> {
  const report: ChainReport = {
    entries: 0,
    seals: 0,
    removed: 0,
    unsealed: await countUnsealed(db),
    upTo: null,
    broken: null,
  }
  let last: Seal | undefined
  let lastRemoved: Seal | undefined
  for (;;) {
    const seals = await runPaced(() => selectSeals(db, last?.id ?? 0, SEALS_AT_ONCE), signal)
    for (const part of splitByEntries(seals)) {
      const entriesOf = await runPaced(() => readEntries(db, part), signal)
      for (const seal of part) {
        const entries = entriesOf.get(seal.id) ?? []
        report.broken = await checkSeal(db, seal, last, entries)
        if (report.broken) return report
        last = seal
        if (seal.removedAt) lastRemoved = seal
        report.seals += 1
        report.removed += seal.removedAt ? 1 : 0
        report.entries += entries.length
        report.upTo = { sealId: seal.id, hash: seal.hash, at: seal.createdAt }
      }
    }
    if (seals.length < SEALS_AT_ONCE) break
  }
  if (lastRemoved && !(await hasRemovalNote(db, lastRemoved.id)))
    report.broken = { kind: 'removed', sealId: lastRemoved.id, sealedAt: lastRemoved.createdAt }
  return report
}

/** Neighbors that hold about as many entries together as are read at once. */
function splitByEntries(seals: readonly Seal[]): [Seal, ...Seal[]][] {
  const parts: [Seal, ...Seal[]][] = []
  let entries = ENTRIES_AT_ONCE
  for (const seal of seals) {
    entries += seal.entries
    const part = parts.at(-1)
    if (part && entries <= ENTRIES_AT_ONCE) part.push(seal)
    else {
      parts.push([seal])
      entries = seal.entries
    }
  }
  return parts
}

async function readEntries(db: Database, part: [Seal, ...Seal[]]): Promise<Map<number | null, SealedRow[]>> {
  const rows = await selectSealed(db, part[0].id, (part.at(-1) ?? part[0]).id)
  return Map.groupBy(rows, ({ sealId }) => sealId)
}

async function checkSeal(
  db: Database,
  seal: Seal,
  before: Seal | undefined,
  rows: readonly SealedRow[],
): Promise<ChainBreak | null> {
  const { id: sealId, createdAt: sealedAt } = seal
  if (seal.previousHash !== (before?.hash ?? CHAIN_START)) return { kind: 'gap', sealId, sealedAt }
  if (seal.removedAt) {
    const [added] = rows
    if (added) return { kind: 'entry', fault: 'inserted', entryId: added.id, sealedAt }
    // Retention goes from the oldest on and leaves nothing out.
    return before && !before.removedAt ? { kind: 'removed', sealId, sealedAt } : null
  }
  const entries = rows.map(digestEntry)
  if (hashSeal(seal.previousHash, sealedAt, entries) === seal.hash) return null
  const fault = findBrokenEntry(await selectMarks(db, sealId), entries)
  return fault ? { kind: 'entry', ...fault, sealedAt } : { kind: 'seal', sealId, sealedAt }
}

async function findMissingEnd(db: Database): Promise<ChainBreak | null> {
  const backupAt = await findCutOff(db)
  return backupAt && { kind: 'cutOff', backupAt }
}
