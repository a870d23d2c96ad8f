import * as z from 'zod/mini'
import { USER_MEMORY_PREFIX } from '../../../kit/user-memory.ts'
import { Session } from './session.ts'

const keyOf = (userId: number) => `${USER_MEMORY_PREFIX}practice.${userId}`

/** Of this tab only: another tab may practise something else. */
export function recallSession(userId: number, store: Storage = sessionStorage): Session | null {
  const session = z.safeParse(Session, parseJson(store.getItem(keyOf(userId))))
  return session.success ? session.data : null
}

export function keepSession(userId: number, session: Session, store: Storage = sessionStorage): void {
  try {
    store.setItem(keyOf(userId), JSON.stringify(session))
  } catch (error) {
    // A full store must not stop anybody: without it the session lives as long as the page.
    if (!(error instanceof DOMException)) throw error
  }
}

export function forgetSession(userId: number, store: Storage = sessionStorage): void {
  store.removeItem(keyOf(userId))
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
