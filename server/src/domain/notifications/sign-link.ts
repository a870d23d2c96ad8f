import { createHmac, timingSafeEqual } from 'node:crypto'
import { UNSUBSCRIBE_PATH } from '#contract/notifications.ts'

type Signer = { userId: number; mailSecret: string }
/** Which mails a link ends: those of notifications, or the week of a family. */
type LinkKind = 'unsubscribe' | 'week'

/** The address that ends the mails of one person; it opens nothing else. */
export function signUnsubscribe(signer: Signer): string {
  return `${UNSUBSCRIBE_PATH}/${signer.userId}.${sign(signer, 'unsubscribe')}`
}

export function signWeekLink(signer: Signer): string {
  return `${UNSUBSCRIBE_PATH}/week/${signer.userId}.${sign(signer, 'week')}`
}

/** Whose link it claims to be, and its signature; null for what was never one. */
export function readLink(token: string): { userId: number; signature: string } | null {
  const [, id, signature] = /^([1-9]\d{0,8})\.([\w-]{43})$/.exec(token) ?? []
  return id && signature ? { userId: Number(id), signature } : null
}

export function isSigned(signer: Signer, signature: string, kind: LinkKind = 'unsubscribe'): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(signer, kind)))
}

function sign({ userId, mailSecret }: Signer, kind: LinkKind): string {
  return createHmac('sha256', mailSecret).update(`${kind}:${userId}`).digest('base64url')
}
