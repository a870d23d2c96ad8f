import * as z from 'zod/mini'
import { USER_MEMORY_PREFIX } from './user-memory.ts'

/** Something that a store of the browser keeps under a key. What has an older shape counts as nothing. */
export function openStoredValue<Value>(key: string, shape: z.ZodMiniType<Value>, store: Storage) {
  return {
    read(): Value | null {
      const kept = z.safeParse(shape, parseJson(store.getItem(key)))
      return kept.success ? kept.data : null
    },
    keep(value: Value): void {
      try {
        store.setItem(key, JSON.stringify(value))
      } catch (error) {
        // A full store must not stop anybody: without it the value lives as long as the page.
        if (!(error instanceof DOMException)) throw error
      }
    },
    forget: (): void => store.removeItem(key),
  }
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}

/** What this tab remembers of one user, until it is closed or somebody signs out: another tab may do something else. */
export function createTabMemory<Memory>(name: string, shape: z.ZodMiniType<Memory>) {
  const open = (userId: number, store: Storage = sessionStorage) =>
    openStoredValue(`${USER_MEMORY_PREFIX}${name}.${userId}`, shape, store)
  return {
    read: (userId: number, store?: Storage) => open(userId, store).read(),
    keep: (userId: number, memory: Memory, store?: Storage) => open(userId, store).keep(memory),
    forget: (userId: number, store?: Storage) => open(userId, store).forget(),
  }
}
