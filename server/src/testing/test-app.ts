import { randomBytes } from 'node:crypto'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { ErrorBody } from '#contract/errors.ts'
import { fillPath } from '#contract/fill-path.ts'
import type { Role } from '#engines/accounts/index.ts'
import type { Tutor } from '#tutor/tutor.ts'
import { buildApp } from '../app.ts'
import type { Database } from '../db/database.ts'
import { schoolConsents } from '../db/schema/accounts/guardians.ts'
import { users } from '../db/schema/accounts/users.ts'
import { schoolSettings, schoolTerms } from '../db/schema/operations/school.ts'
import { connectModel } from '../domain/ai-usage/meter.ts'
import type { BackupRunner } from '../domain/backups/backup-runner.ts'
import { createCopiedQuestions } from '../domain/questions/copied-questions.ts'
import { createLibrary } from '../domain/retrieval/library.ts'
import { createTracer } from '../domain/tracing/tracer.ts'
import { openTutor } from '../domain/tutor.ts'
import { type Config, readConfig } from '../platform/config.ts'
import type { Deps } from '../platform/deps.ts'
import { createDiskWatch } from '../platform/operations/disk-watch.ts'
import { createJobs } from '../platform/operations/jobs.ts'
import { createTraffic } from '../platform/operations/traffic.ts'
import type { RenderPage } from '../platform/requests/first-pages.ts'
import { createSecretBox } from '../platform/secrets/secret-box.ts'
import { createGuessWatch } from '../platform/sessions/guess-watch.ts'
import { createPresence } from '../platform/sessions/presence.ts'
import { SESSION_COOKIE, startSession } from '../platform/sessions/sessions.ts'
import { openLocalPage } from './local-web.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

// Opening a database takes a second and a query a millisecond, so a worker opens one and tests stay apart
// by signing up people of their own.
let database: Promise<TestDatabase> | undefined
let heard: string[] | undefined
// Its worker takes half a second to load; an idle one keeps no test from ending.
let tutor: Tutor | undefined
/** Of the app that was made last: the one tutor of all of them keeps its books by it. */
let latestClock = { now: new Date() }
/** What every account of `signUp` signs in with. Its hash is stored ready-made and as cheap as they come. */
export const KNOWN_PASSWORD = 'known-password'
const KNOWN_PASSWORD_HASH =
  'argon2id$8$1$dHJlbGxpcy10ZXN0LXNhbHQ=$rSKE3w3yGqrcgMHXOGfXalGC1VyR0QAtlnBJoAFJNpk='
/** Of 32 bytes, so that no passphrase has to be worked out. */
export const TEST_KEY = '5e'.repeat(32)
/** A language model of a test waits for less time than learners would. */
const MODEL_LIMITS = { firstWordMs: 3_000, silenceMs: 3_000, wholeMs: 4_000 }

/** A backup is a process of its own; only the tests that are about it start one. */
const BACKUPS_LEFT_BEGUN: BackupRunner = { carryOut: async () => {}, stop: async () => {} }

export type Answer<E extends Endpoint> = {
  status: number
  body: OutputOf<E> & Partial<ErrorBody>
  headers: Record<string, string | string[] | number | undefined>
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
export type TestPerson = Awaited<ReturnType<TestApp['signUp']>>

/** The whole application on a real database, with a clock the test holds. */
export async function createTestApp({
  now = new Date('2026-01-05T09:00:00Z'),
  config = {},
  webDir = null,
  renderPage,
  own,
  mailer = null,
  identityProvider = null,
  backups = BACKUPS_LEFT_BEGUN,
  disk = createDiskWatch({ directory: null, now: () => new Date() }),
  chance = {},
  tracer = createTracer({ tableBits: 12 }),
}: {
  now?: Date
  config?: Partial<Config>
  webDir?: string | null
  renderPage?: RenderPage
  /** A database for itself, for work that goes through all that stands in it. */
  own?: TestDatabase
  mailer?: Deps['mailer']
  identityProvider?: Deps['identityProvider']
  backups?: BackupRunner
  disk?: Deps['disk']
  /** For work that has to come out the same every time. */
  chance?: Partial<Pick<Deps, 'random' | 'randomToken'>>
  tracer?: Deps['tracer']
} = {}) {
  database ??= openTestDatabase({ onQuery: (text) => heard?.push(text) })
  const shared = await database
  const opened = own ?? shared
  const { db } = opened
  // Of the one database of a worker: what one file's school agreed to or set must not hold for the next.
  if (!own) {
    await db.delete(schoolConsents)
    await db.delete(schoolSettings)
    await db.delete(schoolTerms)
  }
  const clock = { now }
  const page = await openLocalPage()
  latestClock = clock
  const open = (ai: Config['ai'], counted: Database) => {
    const books = { db: counted, now: () => latestClock.now, random: () => 0.5, limits: MODEL_LIMITS }
    const report = (message: string, error: unknown) => console.error(message, error)
    return openTutor(page.web, {
      youtubeOembedUrl: page.at('/oembed'),
      ...connectModel({ ...books, ai, report }),
    })
  }
  // The one tutor outlives a database that a test has for itself.
  if (!config.ai) tutor ??= open(null, shared.db)
  const deps: Deps = {
    db,
    now: () => clock.now,
    random: () => 0.5,
    randomToken: () => randomBytes(32).toString('base64url'),
    ...chance,
    secretBox: createSecretBox([TEST_KEY]),
    // Tests move their clock by weeks; those about idle staff say so.
    config: {
      ...readConfig({ LOG_LEVEL: 'silent', STAFF_IDLE_HOURS: '720', DEMO_SCHOOL: 'off' }, '/'),
      ...config,
    },
    presence: createPresence(() => clock.now),
    guesses: createGuessWatch(() => clock.now),
    publicWeb: page.web,
    mailer,
    identityProvider,
    jobs: createJobs(() => clock.now),
    traffic: createTraffic(() => clock.now),
    database: opened,
    disk,
    backups,
    tracer,
    library: createLibrary(),
    copiedQuestions: createCopiedQuestions(),
    tutor: config.ai || !tutor ? open(config.ai ?? null, db) : tutor,
  }
  const served: string[] = []
  const app = await buildApp(deps, {
    webDir,
    ...(renderPage && { renderPage }),
    onRoute: ({ method, url }) => served.push(...[method].flat().map((verb) => `${verb} ${url}`)),
  })

  /** An account with a session, the known password and, if it has one, a proven address; without the cost of hashing. */
  async function signUp(role: Role = 'student', more: Partial<typeof users.$inferInsert> = {}) {
    const [user] = await db
      .insert(users)
      .values({
        username: `${role}-${randomBytes(6).toString('hex')}`,
        password: KNOWN_PASSWORD_HASH,
        firstName: 'Ada',
        lastName: 'Lovelace',
        grade: role === 'college' ? 13 : role === 'student' ? 5 : 12,
        role,
        isTeacher: role === 'teacher',
        // Old enough to be seen: a test about children says so.
        age: role === 'student' ? 15 : null,
        emailProvenAt: more.email ? clock.now : null,
        ...more,
      })
      .returning()
    if (!user) throw new Error('insert returned no row')
    const { token } = await startSession(deps, user.id, { userAgent: null, address: null })
    return { id: user.id, user, token, ...createCaller(app, token) }
  }

  /** The statements that the database is sent while the work runs, as far as drizzle tells. */
  async function listenToDatabase(work: () => Promise<unknown>): Promise<string[]> {
    const statements: string[] = []
    heard = statements
    await work().finally(() => {
      heard = undefined
    })
    return statements
  }

  return { listenToDatabase, app, served, db, deps, clock, signUp, ...createCaller(app, null) }
}

type CallOptions = { idempotencyKey?: string; headers?: Record<string, string> }

export function createCaller(app: FastifyInstance, token: string | null) {
  /** Sends any input, also one that the contract refuses. */
  async function send<E extends Endpoint>(
    endpoint: E,
    input: unknown,
    { idempotencyKey, headers }: CallOptions = {},
  ): Promise<Answer<E>> {
    const { url, rest } = fillPath(endpoint.path, input as Record<string, unknown>)
    const isRead = endpoint.method === 'GET'
    const response = await app.inject({
      method: endpoint.method,
      url,
      headers: { ...headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
      ...(token && { cookies: { [SESSION_COOKIE]: token } }),
      ...(isRead ? { query: rest as Record<string, string> } : { payload: rest }),
    } satisfies InjectOptions)
    return {
      status: response.statusCode,
      body: readBody(endpoint, response) as Answer<E>['body'],
      headers: response.headers,
    }
  }
  const call = <E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions) =>
    send(endpoint, input, options)
  return { send, call }
}

function readBody(endpoint: Endpoint, response: LightMyRequestResponse): unknown {
  if (endpoint.answers === 'file' && response.statusCode < 300) {
    const contentType = String(response.headers['content-type'])
    const name = decodeURIComponent(
      /filename\*=UTF-8''(\S+)/.exec(String(response.headers['content-disposition']))?.[1] ?? '',
    )
    return { name, contentType, content: new Uint8Array(response.rawPayload) }
  }
  return response.payload ? response.json() : undefined
}
