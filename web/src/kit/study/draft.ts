import type * as z from 'zod/mini'
import { openStoredValue } from '../tab-memory.ts'
import { USER_MEMORY_PREFIX } from '../user-memory.ts'

/** What somebody has typed and not saved, kept on the device until it is saved, thrown away or they sign out. */
export type Draft<Value> = ReturnType<typeof openStoredValue<Value>> & {
  /** Tells when another tab keeps something else under the same name. */
  watch: (onKeptElsewhere: () => void) => () => void
}

/** `name` says of what: `guide.new`, `guide.17`. A draft of an older shape is none. */
export function openDraft<Value>(
  userId: number,
  name: string,
  shape: z.ZodMiniType<Value>,
  store: Storage = localStorage,
): Draft<Value> {
  const key = `${USER_MEMORY_PREFIX}draft.${userId}.${name}`
  return {
    ...openStoredValue(key, shape, store),
    watch: (onKeptElsewhere) => {
      // Browsers tell other tabs only, never the one that wrote.
      const look = (event: StorageEvent) => {
        if (event.key === key && event.newValue !== null) onKeptElsewhere()
      }
      window.addEventListener('storage', look)
      return () => window.removeEventListener('storage', look)
    },
  }
}

/** The names of a person's drafts that begin like this. */
export function listDrafts(userId: number, beginning: string, store: Storage = localStorage): string[] {
  const prefix = `${USER_MEMORY_PREFIX}draft.${userId}.`
  return Object.keys(store)
    .filter((key) => key.startsWith(prefix + beginning))
    .map((key) => key.slice(prefix.length))
    .sort()
}
