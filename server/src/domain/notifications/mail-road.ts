import type { MAIL_ROADS } from '#contract/notifications.ts'
import type { Deps } from '../../platform/deps.ts'
import type { Person } from './schedules.queries.ts'

/**
 * Whether mail may be sent to a person at all, whatever they wish: only to an address that is proven to be theirs. Of
 * children: only to an address of their own, and only once a guardian has agreed.
 */
export function findMailRoad(
  { mailer }: Pick<Deps, 'mailer'>,
  { email, emailProvenAt, isDemo, isShielded, isGuardiansAddress }: Person,
): (typeof MAIL_ROADS)[number] {
  if (!mailer) return 'off'
  if (isShielded) return 'guardian'
  if (!email || isDemo || isGuardiansAddress) return 'address'
  return emailProvenAt ? 'open' : 'unproven'
}

export function mayMail(deps: Pick<Deps, 'mailer'>, person: Person): boolean {
  return person.mailEnabled && !person.isGone && findMailRoad(deps, person) === 'open'
}
