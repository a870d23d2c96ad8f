import { randomInt } from 'node:crypto'
import type { EndpointName } from '#contract/api.ts'
import { INVITATION_CODE_LENGTH, makePrintedCode } from '#engines/accounts/index.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { invitations } from '../db/schema/accounts/invitations.ts'
import { hashToken } from '../platform/sessions/sessions.ts'
import type { Sample } from './sample.ts'
import type { TestApp } from './test-app.ts'

const VALID_DAYS = 7

/** An invitation as the table has it, and the code that only its holder knows. */
export async function addInvitation(t: TestApp, more: Partial<typeof invitations.$inferInsert> = {}) {
  const code = makePrintedCode(INVITATION_CODE_LENGTH, randomInt)
  const [row] = await t.db
    .insert(invitations)
    .values({
      codeHash: hashToken(code),
      role: 'student',
      expiresAt: new Date(t.clock.now.getTime() + VALID_DAYS * DAY_MS),
      ...more,
    })
    .returning({ id: invitations.id })
  return { id: row?.id ?? 0, code }
}

/** Working calls of inviting people. */
export const INVITATION_SAMPLES: {
  [Name in Extract<EndpointName, `invitations.${string}`>]: Sample<Name>
} = {
  'invitations.check': async (t) => ({ code: (await addInvitation(t)).code }),
  'invitations.list': () => ({}),
  'invitations.create': () => ({ role: 'student', grade: 5, mostUses: 30, label: 'Grade 5' }),
  'invitations.renew': async (t) => ({ id: (await addInvitation(t)).id }),
  'invitations.cancel': async (t) => ({ id: (await addInvitation(t)).id }),
}
