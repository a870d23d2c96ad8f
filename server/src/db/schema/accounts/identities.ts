import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { belongsTo, createdAt, id, instant } from '../columns.ts'
import { users } from './users.ts'

/** What an OpenID Connect provider has said of somebody who proved to it who they are. */
export type ProvenPerson = {
  issuer: string
  subject: string
  /** Only one that the provider answers for. */
  email: string | null
  firstName: string
  lastName: string
  username: string
  /** The provider has asked for a second factor already. */
  isStrong: boolean
}

/** Whom an account is at a provider: signing in there signs in here. */
export const identities = pgTable(
  'identities',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    /** The address at the provider when it was linked, to recognize it by. */
    email: text('email'),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at').notNull().defaultNow(),
  },
  (identity) => [
    unique('identities_subject').on(identity.issuer, identity.subject),
    index('identities_of_user').on(identity.userId),
  ],
)

/** Ways to the provider and back that are under way. Each can be walked once. */
export const providerVisits = pgTable(
  'provider_visits',
  {
    id: id(),
    /** SHA-256 of what only the browser that set out has. */
    ticketHash: text('ticket_hash').notNull().unique('provider_visits_ticket'),
    state: text('state').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** The account that wants to be linked; empty for signing in. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The page to be led to afterwards. */
    wanted: text('wanted'),
    /** Once they are back, while a password or a code is still asked for. */
    person: jsonb('person').$type<ProvenPerson>(),
    expiresAt: instant('expires_at').notNull(),
  },
  (visit) => [
    index('provider_visits_expiry').on(visit.expiresAt),
    index('provider_visits_of_user').on(visit.userId),
  ],
)
