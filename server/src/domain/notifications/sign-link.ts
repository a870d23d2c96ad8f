import { createHmac, timingSafeEqual } from 'node:crypto'
import { UNSUBSCRIBE_PATH } from '#contract/notifications.ts'

type Signer = { userId: number; mailSecret: string }

/** The address that ends the mails of one person; it opens nothing else. */
export function signUnsubscribe({ userId, mailSecret }: Signer): string {
  return `${UNSUBSCRIBE_PATH}/${userId}.${sign(userId, mailSecret)}`
}

/** Whose link it claims to be, and its signature; null for what was never one. */
export function readLink(token: string): { userId: number; signature: string } | null {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  return id && signature ? { userId: Number(id), signature } : null
}

export function isSigned({ userId, mailSecret }: Signer, signature: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(userId, mailSecret)))
}

function sign(userId: number, mailSecret: string): string {
  return createHmac('sha256', mailSecret).update(`unsubscribe:${userId}`).digest('base64url')
}
