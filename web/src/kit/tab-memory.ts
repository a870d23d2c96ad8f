import type * as z from 'zod/mini'
import { openStoredValue } from './stored-value.ts'
import { USER_MEMORY_PREFIX } from './user-memory.ts'

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
