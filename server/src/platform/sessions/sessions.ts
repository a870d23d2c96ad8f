import { hash } from 'node:crypto'
import { and, eq, getTableColumns, gt, isNull, ne, sql } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { SESSION_DAYS } from '#contract/pages/policy-figures.ts'
import type { Database } from '../../db/database.ts'
import { sessions } from '../../db/schema/accounts/sessions.ts'
import { users } from '../../db/schema/accounts/users.ts'
import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../durations.ts'
import { pick } from '../pick.ts'
import { isStaff } from './staff-powers.ts'

export const SESSION_COOKIE = 'trellis_session'
/** Over https: browsers take a cookie of this name from this very host alone, so no neighbor under the same domain sets it. */
export const SECURE_SESSION_COOKIE = `__Host-${SESSION_COOKIE}`

export const SESSION_LIFETIME_MS = SESSION_DAYS * DAY_MS
// A session in use is prolonged at most once a day, so that reading costs no write.
const RENEW_AFTER_MS = DAY_MS
// Of staff it ends after idle hours, so its last use is known to a few minutes.
const RENEW_STAFF_AFTER_MS = 5 * MINUTE_MS
const LONGEST_USER_AGENT = 300

/** Everything but the password and what lists are searched by: no query that needs it not should bring it along. */
export const {
  password: _password,
  facet: _facet,
  sortName: _sortName,
  nameWords: _nameWords,
  ...userColumns
} = getTableColumns(users)
export type UserRow = Omit<typeof users.$inferSelect, 'password' | 'facet' | 'sortName' | 'nameWords'>
export type Caller = { sessionId: number; expiresAt: Date; lastSeenAt: Date; user: UserRow }

/** Only the hash is stored: whoever reads the table cannot sign in with it. */
export function hashToken(token: string): string {
  return hash('sha256', token)
}

function prepareFindCaller(db: Database) {
  return db
    .select({ ...pick(sessions, 'expiresAt', 'lastSeenAt'), sessionId: sessions.id, user: userColumns })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder('tokenHash')),
        gt(sessions.expiresAt, sql.placeholder('now')),
        isNull(users.disabledAt),
        isNull(users.deletedAt),
      ),
    )
    .prepare('find_caller')
}
const prepared = new WeakMap<Database, ReturnType<typeof prepareFindCaller>>()

/** The person behind a token, by one indexed query: every request of a signed-in user pays for it. */
export async function findCaller({ db, now, config }: Deps, token: string): Promise<Caller | null> {
  const query = prepared.get(db) ?? prepareFindCaller(db)
  prepared.set(db, query)
  const [caller] = await query.execute({ tokenHash: hashToken(token), now: now() })
  if (!caller || (caller.user.isDemo && !config.isDemo)) return null
  // However a session of an admin came to be, it opens nothing to strangers.
  if (config.publicDemo && caller.user.role === 'admin') return null
  // Its own time does not say so of who has become staff since.
  if (isStaff(caller.user) && caller.lastSeenAt.getTime() + idleMsOfStaff(config) <= now().getTime())
    return null
  return caller
}

/** A device that a teacher left open must not be somebody else's for a month. */
const idleMsOfStaff = ({ staffIdleHours }: Pick<Config, 'staffIdleHours'>) => staffIdleHours * HOUR_MS

/**
 * Whether this request prolongs the session. What an open page asks by itself (`isByItself`) shows of no staff that somebody is
 * there; learners stay signed in by it.
 */
export function isDueForRenewal(caller: Caller, now: Date, isByItself: boolean): boolean {
  if (isStaff(caller.user))
    return !isByItself && now.getTime() - caller.lastSeenAt.getTime() >= RENEW_STAFF_AFTER_MS
  return caller.expiresAt.getTime() - now.getTime() < SESSION_LIFETIME_MS - RENEW_AFTER_MS
}

export async function renewSession(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  caller: Caller,
): Promise<Date> {
  const lifetimeMs = isStaff(caller.user) ? idleMsOfStaff(config) : SESSION_LIFETIME_MS
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await db.update(sessions).set({ expiresAt, lastSeenAt: now() }).where(eq(sessions.id, caller.sessionId))
  return expiresAt
}

export type Device = { userAgent: string | null; address: string | null }

export async function startSession(
  {
    db,
    now,
    randomToken,
    config,
  }: Pick<Deps, 'db' | 'now' | 'randomToken'> & { config: Pick<Config, 'staffIdleHours'> },
  userId: number,
  device: Device,
): Promise<{ userId: number; token: string; expiresAt: Date }> {
  const token = randomToken()
  const [person] = await db
    .select(pick(users, 'role', 'isTeacher'))
    .from(users)
    .where(eq(users.id, userId))
  const lifetimeMs = person && isStaff(person) ? idleMsOfStaff(config) : SESSION_LIFETIME_MS
  const expiresAt = new Date(now().getTime() + lifetimeMs)
  await db.insert(sessions).values({
    userId,
    tokenHash: hashToken(token),
    createdAt: now(),
    lastSeenAt: now(),
    expiresAt,
    userAgent: device.userAgent?.slice(0, LONGEST_USER_AGENT) ?? null,
    address: device.address,
  })
  return { userId, token, expiresAt }
}

export async function endSession(db: Database, token: string): Promise<number | null> {
  const ended = await db
    .delete(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)))
    .returning({ id: sessions.id })
  return ended[0]?.id ?? null
}

/** All of a person, but for one that may be kept. Answers the ids of those that ended. */
export async function endSessions(
  db: Database,
  userId: number,
  keptId: number | null = null,
): Promise<number[]> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), keptId === null ? undefined : ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
  return ended.map(({ id }) => id)
}

/**
 * Readable by scripts and worth nothing by itself: tells the page whether asking for the user makes sense, and without a
 * connection whose session this is.
 */
const SIGNED_IN_HINT = 'trellis_signed_in'
const TOKEN_SHAPE = /^[\w-]{20,200}$/

const isHttps = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl?.protocol === 'https:'

function cookieOptions(config: Pick<Config, 'publicUrl'>) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps(config) } as const
}

export function readSessionToken({ cookies }: Pick<FastifyRequest, 'cookies'>): string | null {
  // The plain name is that of plain http, and over https that of sessions from before.
  const token = cookies[SECURE_SESSION_COOKIE] ?? cookies[SESSION_COOKIE]
  return token !== undefined && TOKEN_SHAPE.test(token) ? token : null
}

export type KeptSession = { userId: number; token: string; expiresAt: Date }

export function setSessionCookie(
  reply: FastifyReply,
  config: Config,
  { userId, token, expiresAt }: KeptSession,
): void {
  const options = { ...cookieOptions(config), expires: expiresAt }
  void reply
    .setCookie(isHttps(config) ? SECURE_SESSION_COOKIE : SESSION_COOKIE, token, options)
    .setCookie(SIGNED_IN_HINT, `u${userId}`, { ...options, httpOnly: false })
  if (isHttps(config)) void reply.clearCookie(SESSION_COOKIE, cookieOptions(config))
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  const options = cookieOptions(config)
  void reply.clearCookie(SESSION_COOKIE, options).clearCookie(SIGNED_IN_HINT, { ...options, httpOnly: false })
  if (isHttps(config)) void reply.clearCookie(SECURE_SESSION_COOKIE, options)
}
