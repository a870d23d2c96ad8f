import { and, asc, eq, gt, not, sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { secondFactors } from '../../db/schema/accounts/second-factors.ts'
import type { Deps, Log } from '../../platform/deps.ts'
import { type SecretBox, sealedBy } from '../../platform/secrets/secret-box.ts'

const BATCH = 200

/** What was stored before there were keys, or sealed by an older one, is sealed by the key of today. */
export async function sealOldSecrets(
  deps: Pick<Deps, 'db' | 'secretBox'>,
  log: Pick<Log, 'warn'>,
): Promise<void> {
  const { unreadable } = await resealSecrets(deps.db, deps.secretBox)
  if (unreadable > 0)
    log.warn(
      { accounts: unreadable },
      'authenticators were set up with another secret key and cannot be checked; recovery codes work. Bring back the key (SECRET_KEY, or secret.key in DATA_DIR).',
    )
}

export async function resealSecrets(
  db: Database,
  box: SecretBox,
): Promise<{ sealed: number; unreadable: number }> {
  const found = { sealed: 0, unreadable: 0 }
  let after = 0
  for (;;) {
    const rows = await selectSealedOtherwise(db, box.keyId, after)
    for (const { id, userId, secret } of rows) {
      const plain = box.open(userId, secret)
      if (plain === null) found.unreadable++
      else if (await replaceSecret(db, id, secret, box.seal(userId, plain))) found.sealed++
    }
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return found
    after = last.id
  }
}

const selectSealedOtherwise = (db: Database, keyId: string, after: number) =>
  db
    .select({ id: secondFactors.id, userId: secondFactors.userId, secret: secondFactors.secret })
    .from(secondFactors)
    .where(
      and(gt(secondFactors.id, after), not(sql`starts_with(${secondFactors.secret}, ${sealedBy(keyId)})`)),
    )
    .orderBy(asc(secondFactors.id))
    .limit(BATCH)

/** Not if somebody has set it up anew meanwhile. */
async function replaceSecret(db: Database, id: number, before: string, secret: string): Promise<boolean> {
  const rows = await db
    .update(secondFactors)
    .set({ secret })
    .where(and(eq(secondFactors.id, id), eq(secondFactors.secret, before)))
    .returning({ id: secondFactors.id })
  return rows.length > 0
}

/** How many secrets each key has sealed; an empty id stands for those that are not sealed. */
export function countByKey(db: Database): Promise<{ keyId: string; total: number }[]> {
  const keyId = sql<string>`case when starts_with(${secondFactors.secret}, 'v1:') then split_part(${secondFactors.secret}, ':', 2) else '' end`
  return db.select({ keyId, total: sql<number>`count(*)::int` }).from(secondFactors).groupBy(sql`1`)
}
