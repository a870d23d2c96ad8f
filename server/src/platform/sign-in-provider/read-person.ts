import type { ProvenPerson } from '../../db/schema/accounts/identities.ts'
import type { ProviderSettings } from './provider-settings.ts'

type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string }

const LONGEST_NAME = 100
const LONGEST_USERNAME = 40
/** Neither control characters nor those that turn the direction of what follows. */
const DISTURBING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** What of the provider's claims the product believes and keeps. */
export function readPerson(
  { trustedDomains }: Pick<ProviderSettings, 'trustedDomains'>,
  claims: Claims,
): ProvenPerson {
  const email = readEmail(claims, trustedDomains)
  const [givenName, ...otherNames] = clean(claims.name).split(' ')
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    firstName: clean(claims.given_name) || givenName || 'New',
    lastName: clean(claims.family_name) || otherNames.join(' ') || 'Student',
    username: suggestUsername(claims, email),
    isStrong: Array.isArray(claims.amr) && claims.amr.includes('mfa'),
  }
}

/** An address nobody answers for is none: with it one could take over the account of whoever it belongs to. */
function readEmail({ email, email_verified: isVerified }: Claims, trustedDomains: string[]): string | null {
  if (typeof email !== 'string' || email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return null
  const isAnsweredFor =
    isVerified === true || (isVerified === undefined && trustedDomains.includes(domainOf(email)))
  return isAnsweredFor ? email : null
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

function clean(value: unknown): string {
  return typeof value === 'string'
    ? value.replace(DISTURBING, '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME)
    : ''
}

function suggestUsername({ preferred_username: preferred, name }: Claims, email: string | null): string {
  const candidates = [preferred, email, name].map((value) =>
    clean(value)
      .split('@', 1)
      .join('')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '')
      .slice(0, LONGEST_USERNAME),
  )
  return candidates.find((candidate) => candidate.length >= 3) ?? 'student'
}
