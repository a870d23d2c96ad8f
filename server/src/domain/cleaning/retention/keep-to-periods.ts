import { and, eq } from 'drizzle-orm'
import { users } from '../../../db/schema/accounts/users.ts'
import { auditLog } from '../../../db/schema/operations/audit-log.ts'
import type { Deps } from '../../../platform/deps.ts'
import { findOrigin } from '../../../platform/find-origin.ts'
import { writeLetter } from '../../../platform/mail/write-letter.ts'
import { runPaced } from '../../../platform/run-paced.ts'
import { isDeletedForGood, purgeAccounts } from '../purge-accounts.ts'
import { removeAccount } from '../remove-account.ts'
import { countAccounts, isToBeWarned, isToGo, markWarned, selectAccounts } from './inactive-accounts.ts'
import { countOld, type OldRows, removeOld } from './old-rows.ts'
import { WARNING_DAYS } from './periods.ts'

type KeepToPeriodsDeps = Pick<Deps, 'db' | 'now' | 'mailer' | 'config'>

const ACCOUNTS_AT_ONCE = 50

export type RetentionReport = {
  deleted: number
  inactive: { accounts: number; oldest: string | null }
  toBeWarned: number
  education: OldRows[]
  technical: OldRows[]
  marketing: OldRows[]
}

/** What would go now. Changes nothing. */
export async function foreseeRetention({ db, now, mailer }: KeepToPeriodsDeps): Promise<RetentionReport> {
  const at = now()
  const canMail = mailer !== null
  return {
    deleted: (await countAccounts(db, isDeletedForGood(db, at))).accounts,
    inactive: await countAccounts(db, isToGo(db, at, canMail)),
    toBeWarned: canMail ? (await countAccounts(db, isToBeWarned(db, at))).accounts : 0,
    education: await countOld(db, 'education', at),
    technical: await countOld(db, 'technical', at),
    marketing: await countOld(db, 'marketing', at),
  }
}

/** Keeps the periods of the privacy policy: warns who is about to lose an account, and removes what has run out. */
export async function keepToPeriods(deps: KeepToPeriodsDeps, signal?: AbortSignal): Promise<RetentionReport> {
  const { db, now } = deps
  const at = now()
  const toBeWarned = await warn(deps, signal)
  const deleted = await purgeAccounts(deps, signal)
  const inactive = await removeInactive(deps, signal)
  const report: RetentionReport = {
    deleted,
    inactive,
    toBeWarned,
    education: await removeOld(db, 'education', at, signal),
    technical: await removeOld(db, 'technical', at, signal),
    marketing: await removeOld(db, 'marketing', at, signal),
  }
  // Marks that went may have been the last of a nameless student.
  await purgeAccounts(deps, signal)
  if (hasAny(report))
    await db.insert(auditLog).values({ action: 'retention.purge', details: sum(report), createdAt: at })
  return report
}

/** Technical logs and nothing else: what the product does every day by itself. */
export async function removeTechnical({ db, now }: Pick<Deps, 'db' | 'now'>, signal?: AbortSignal) {
  return removeOld(db, 'technical', now(), signal)
}

async function warn({ db, now, mailer, config }: KeepToPeriodsDeps, signal?: AbortSignal): Promise<number> {
  if (!mailer) return 0
  let [warned, after] = [0, 0]
  for (;;) {
    const people = await selectAccounts(db, isToBeWarned(db, now()), after, ACCOUNTS_AT_ONCE)
    for (const { id, email, username, firstName, displayName } of people) {
      signal?.throwIfAborted()
      after = id
      if (!email) continue
      const outcome = await mailer.send(
        writeLetter({
          to: email,
          name: displayName || firstName,
          subject: 'Your Trellis account will be removed',
          lines: [
            `Nobody has used the account “${username}” for almost three years. In ${WARNING_DAYS} days it will be removed with everything in it, as the privacy policy says.`,
            'If you want to keep it, signing in once is enough.',
          ],
          action: { label: 'Sign in and keep it', url: `${findOrigin(config)}/auth` },
        }),
      )
      // One that no mail reaches is not waited for; one that the mail server could not take today is tried again.
      if (outcome === 'again') continue
      await markWarned(db, id, now())
      warned += 1
    }
    if (people.length < ACCOUNTS_AT_ONCE) return warned
  }
}

async function removeInactive({ db, now, mailer }: KeepToPeriodsDeps, signal?: AbortSignal) {
  const canMail = mailer !== null
  const { oldest } = await countAccounts(db, isToGo(db, now(), canMail))
  let [accounts, after] = [0, 0]
  for (;;) {
    const people = await selectAccounts(db, isToGo(db, now(), canMail), after, ACCOUNTS_AT_ONCE)
    for (const { id } of people) {
      signal?.throwIfAborted()
      after = id
      const isGone = await runPaced(
        () =>
          db.transaction(async (tx) => {
            const [row] = await tx
              .select({ id: users.id })
              .from(users)
              .where(and(eq(users.id, id), isToGo(tx, now(), canMail)))
              // Who signs in this moment keeps the account.
              .for('update', { skipLocked: true })
            if (row) await removeAccount(tx, id, now())
            return row !== undefined
          }),
        signal,
      )
      if (isGone) accounts += 1
    }
    if (people.length < ACCOUNTS_AT_ONCE) return { accounts, oldest }
  }
}

const total = (rows: OldRows[]) => rows.reduce((sum, { rows }) => sum + rows, 0)

function sum({ deleted, inactive, toBeWarned, education, technical, marketing }: RetentionReport) {
  return {
    deletedAccounts: deleted,
    inactiveAccounts: inactive.accounts,
    warned: toBeWarned,
    education: total(education),
    technical: total(technical),
    marketing: total(marketing),
  }
}

const hasAny = (report: RetentionReport) => Object.values(sum(report)).some((many) => many > 0)
