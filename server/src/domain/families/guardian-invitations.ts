import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm'
import { GUARDIAN_INVITATION_DAYS, type GUARDIAN_WAYS } from '#contract/families/guardians.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { insertForId, updateRow } from '../../db/rows.ts'
import { invitations } from '../../db/schema/accounts/invitations.ts'
import type { Config } from '../../platform/config.ts'
import { findOrigin } from '../../platform/find-origin.ts'
import type { Mail } from '../../platform/mail/mailer.ts'
import { writeLetter } from '../../platform/mail/write-letter.ts'
import { pick } from '../../platform/pick.ts'
import { hashToken } from '../../platform/sessions/sessions.ts'
import { nameShortly } from '../visibility.ts'

const isOpenFor = (childId: number, now: Date) =>
  and(
    eq(invitations.childId, childId),
    isNull(invitations.revokedAt),
    gt(invitations.expiresAt, now),
    lt(invitations.uses, invitations.mostUses),
  )

export const selectOpenInvitations = (db: Database, childId: number, now: Date) =>
  db
    .select(pick(invitations, 'id', 'email', 'createdAt', 'expiresAt'))
    .from(invitations)
    .where(isOpenFor(childId, now))
    .orderBy(desc(invitations.id))

export const revokeInvitation = (db: Database, childId: number, id: number, now: Date) =>
  updateRow(
    db,
    invitations,
    { revokedAt: now },
    and(eq(invitations.id, id), isOpenFor(childId, now)),
    pick(invitations, 'id'),
  )

type NewInvitation = {
  childId: number
  way: (typeof GUARDIAN_WAYS)[number]
  code: string
  email: string | null
  createdBy: number | null
}

/** Lets one person be a guardian of one child. The code is known to its holder alone. */
export function insertGuardianInvitation(
  db: Database,
  { childId, way, code, email, createdBy }: NewInvitation,
  now: Date,
): Promise<number> {
  return insertForId(db, invitations, {
    role: 'guardian',
    childId,
    guardianWay: way,
    codeHash: hashToken(code),
    email,
    createdBy,
    createdAt: now,
    expiresAt: new Date(now.getTime() + GUARDIAN_INVITATION_DAYS * DAY_MS),
  })
}

// Behind the # it stays in the browser: it stands in no log, and no other site is told of it.
export const linkToInvitation = (config: Config, token: string) => `${findOrigin(config)}/register#${token}`

type Addressed = { to: string; child: { firstName: string; lastName: string }; token: string }

export function writeGuardianInvitation(config: Config, { to, child, token }: Addressed): Mail {
  return writeLetter({
    to,
    name: '',
    subject: 'Follow how your child is learning on Trellis',
    lines: [
      `The school of ${nameShortly(child)} invites you to Trellis. With an account of your own you see what is due, which grades came back and how learning is going, and you get one short mail a week.`,
      `The link works once, for ${GUARDIAN_INVITATION_DAYS} days. If you already have a guardian account, sign in and enter this code under “Add a child”: ${token}`,
      "If you don't know this child, you don't need to do anything.",
    ],
    action: { label: 'Make your account', url: linkToInvitation(config, token) },
  })
}
