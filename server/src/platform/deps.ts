import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/database.ts'
import type { Config } from './config.ts'
import type { PublicWeb } from './fetch-public.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Presence } from './sessions/presence.ts'

/** Everything a feature may reach for. Built once in main.ts, replaced piece by piece in tests. */
export interface Deps {
  db: Database
  now: () => Date
  /** A number from 0 up to 1, for jitter and shuffling; secrets come from `randomToken`. */
  random: () => number
  randomToken: () => string
  config: Config
  presence: Presence
  publicWeb: PublicWeb
  /** Null: the operator has not said how mail leaves. */
  mailer: Mailer | null
}

export type Log = FastifyBaseLogger
