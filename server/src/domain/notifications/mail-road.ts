import type { MAIL_ROADS } from '#contract/notifications.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from './schedules.queries.ts'

/**
 * Whether mail may be sent to a person at all, whatever they wish. Of children: only to an address of their own, and only
 * once a guardian has agreed.
 */
export function findMailRoad(
  { mailer }: Pick<Deps, 'mailer'>,
  { email, isDemo, isShielded, isGuardiansAddress }: Person,
): (typeof MAIL_ROADS)[number] {
  if (!mailer) return 'off'
  if (isShielded) return 'guardian'
  return !email || isDemo || isGuardiansAddress ? 'address' : 'open'
}

export function mayMail(deps: Pick<Deps, 'mailer'>, person: Person): boolean {
  return person.mailEnabled && !person.isGone && findMailRoad(deps, person) === 'open'
}
