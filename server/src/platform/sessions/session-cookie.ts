import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'
import { SESSION_COOKIE } from './sessions.ts'

/**
 * Readable by scripts and worth nothing by itself: tells the page whether asking for the user makes sense, and without a
 * connection whose session this is.
 */
const SIGNED_IN_HINT = 'trellis_signed_in'
const TOKEN_SHAPE = /^[\w-]{20,200}$/

function cookieOptions({ publicUrl }: Config) {
  return { path: '/', httpOnly: true, sameSite: 'lax', secure: publicUrl?.protocol === 'https:' } as const
}

export function readSessionToken(request: FastifyRequest): string | null {
  const token = request.cookies[SESSION_COOKIE]
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
    .setCookie(SESSION_COOKIE, token, options)
    .setCookie(SIGNED_IN_HINT, `u${userId}`, { ...options, httpOnly: false })
}

export function clearSessionCookie(reply: FastifyReply, config: Config): void {
  const options = cookieOptions(config)
  void reply.clearCookie(SESSION_COOKIE, options).clearCookie(SIGNED_IN_HINT, { ...options, httpOnly: false })
}
