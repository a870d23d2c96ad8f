import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from '../db/connect-database.ts'
import type { Database } from '../db/database.ts'
import type { Config } from './config.ts'
import type { PublicWeb } from './fetch-public.ts'
import type { Mailer } from './mail/mailer.ts'
import type { DiskWatch } from './operations/disk-watch.ts'
import type { Jobs } from './operations/jobs.ts'
import type { Traffic } from './operations/traffic.ts'
import type { SecretBox } from './secrets/secret-box.ts'
import type { GuessWatch } from './sessions/guess-watch.ts'
import type { Presence } from './sessions/presence.ts'
import type { IdentityProvider } from './sign-in-provider/identity-provider.ts'

/** Everything a feature may reach for. Built once in start.ts, replaced piece by piece in tests. */
export interface Deps {
  db: Database
  now: () => Date
  /** A number from 0 up to 1, for jitter and shuffling; secrets come from `randomToken`. */
  random: () => number
  randomToken: () => string
  /** Encrypts what is stored and has to be read again. */
  secretBox: SecretBox
  config: Config
  presence: Presence
  /** Sees that many accounts are being guessed. */
  guesses: GuessWatch
  publicWeb: PublicWeb
  /** Null: the operator has not said how mail leaves. */
  mailer: Mailer | null
  /** Null: the operator has named no provider that people could sign in with. */
  identityProvider: IdentityProvider | null
  /** Every background job says here when it runs. */
  jobs: Jobs
  traffic: Traffic
  /** Which database it is, and how busy; and the way to work that takes its time. */
  database: Pick<OpenDatabase, 'kind' | 'readLoad' | 'withoutLimits'>
  /** Whether what is written now can be kept. */
  disk: DiskWatch
}

export type Log = FastifyBaseLogger
