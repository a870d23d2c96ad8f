import type { contact } from '#contract/profile/contact.ts'
import { HOUR_SECONDS } from '#engines/days/durations.ts'
import { contactMessages } from '../../db/schema/accounts/support.ts'
import type { Context, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'

type SendContactInput = Received<typeof contact.send>

/** A school may sit behind one address; of one mail address a few are enough. */
const LIMITS = { address: 20, email: 5, everybody: 300 }

/** A visitor's message. Who fills in what nobody sees is told the same, so that a program learns nothing. */
export async function sendContact(
  { db, caller, now, device }: Context,
  { website, ...message }: SendContactInput,
) {
  const limit = (name: string, most: number) => ({
    name: `contact:${name}`,
    limit: most,
    windowSeconds: HOUR_SECONDS,
  })
  await spendTry(
    { db, now },
    'tooManyContactMessages',
    limit(`address:${device.address}`, LIMITS.address),
    limit(`email:${message.email.toLowerCase()}`, LIMITS.email),
    limit('everybody', LIMITS.everybody),
  )
  if (!website)
    await db
      .insert(contactMessages)
      .values({ ...message, userId: caller?.user.id ?? null, createdAt: now(), updatedAt: now() })
  return { isReceived: true as const }
}
