import type { Database } from '../../db/database.ts'
import { insertForId } from '../../db/rows.ts'
import { auditSeals } from '../../db/schema/operations/audit-log.ts'
import type { Deps } from '../../platform/deps.ts'
import {
  hasUnsealed,
  selectNewestSeal,
  selectUnsealed,
  setSeal,
  tryLockSealing,
} from './audit-chain.queries.ts'
import { CHAIN_START, digestEntry, hashSeal, writeMarks } from './chain.ts'

/** So many fit into one short transaction, also on the embedded database. */
export const MOST_IN_A_SEAL = 500

/** Seals all entries of finished transactions and answers how many there were. Another process may be at it: then none. */
export async function sealEntries({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<number> {
  let total = 0
  while (await hasUnsealed(db)) {
    const sealed = await db.transaction((tx) => sealSome(tx, now()))
    total += sealed
    if (sealed < MOST_IN_A_SEAL) break
  }
  return total
}

async function sealSome(tx: Database, at: Date): Promise<number> {
  if (!(await tryLockSealing(tx))) return 0
  const entries = (await selectUnsealed(tx, MOST_IN_A_SEAL)).map(digestEntry)
  if (entries.length === 0) return 0
  const previousHash = (await selectNewestSeal(tx))?.hash ?? CHAIN_START
  const sealId = await insertForId(tx, auditSeals, {
    previousHash,
    hash: hashSeal(previousHash, at, entries),
    entries: entries.length,
    createdAt: at,
    marks: writeMarks(entries),
  })
  const ids = entries.map(({ id }) => id)
  if ((await setSeal(tx, sealId, ids)) !== ids.length) throw new Error('an entry was sealed by somebody else')
  return ids.length
}
