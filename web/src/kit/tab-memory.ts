import * as z from 'zod/mini'
import { USER_MEMORY_PREFIX } from './user-memory.ts'

/** What this tab remembers of one user, until it is closed or somebody signs out: another tab may do something else. */
export function createTabMemory<Schema extends z.ZodMiniType>(name: string, schema: Schema) {
  const keyOf = (userId: number) => `${USER_MEMORY_PREFIX}${name}.${userId}`
  return {
    read(userId: number, store: Storage = sessionStorage): z.output<Schema> | null {
      const memory = z.safeParse(schema, parseJson(store.getItem(keyOf(userId))))
      return memory.success ? memory.data : null
    },
    keep(userId: number, memory: z.output<Schema>, store: Storage = sessionStorage): void {
      try {
        store.setItem(keyOf(userId), JSON.stringify(memory))
      } catch (error) {
        // A full store must not stop anybody: without it the memory lives as long as the page.
        if (!(error instanceof DOMException)) throw error
      }
    },
    forget(userId: number, store: Storage = sessionStorage): void {
      store.removeItem(keyOf(userId))
    },
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
