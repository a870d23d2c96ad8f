import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { AGENTS, type AgentPreferences, DEFAULT_AGENT_PREFERENCES } from '#engines/agents/index.ts'
import { createListeners } from '../../../device/listeners.ts'
import { openChoices } from '../../../device/open-choices.ts'
import { USER_MEMORY_PREFIX } from '../../user-memory.ts'

const Shape = z.object({
  preferredAgents: z.array(z.enum(AGENTS)),
  enableCollaboration: z.boolean(),
  adaptiveMode: z.boolean(),
})

const keyOf = (userId: number) => `${USER_MEMORY_PREFIX}agents.${userId}`

/** Documented: kept on the device. What cannot be read counts as never chosen. */
export function readPreferences(
  userId: number,
  store: Pick<Storage, 'getItem'> = openChoices(),
): AgentPreferences {
  try {
    const kept = z.safeParse(Shape, JSON.parse(store.getItem(keyOf(userId)) ?? 'null'))
    return kept.success ? kept.data : DEFAULT_AGENT_PREFERENCES
  } catch {
    return DEFAULT_AGENT_PREFERENCES
  }
}

export function keepPreferences(
  userId: number,
  preferences: AgentPreferences,
  store: Pick<Storage, 'setItem'> = openChoices(),
): void {
  store.setItem(keyOf(userId), JSON.stringify(preferences))
  listeners.notify()
}

const listeners = createListeners()
function subscribe(notify: () => void): () => void {
  const stop = listeners.subscribe(notify)
  window.addEventListener('storage', notify)
  return () => {
    stop()
    window.removeEventListener('storage', notify)
  }
}

export function usePreferences(userId: number): AgentPreferences {
  const kept = useSyncExternalStore(subscribe, () => openChoices().getItem(keyOf(userId)))
  return readPreferences(userId, { getItem: () => kept })
}

/** As the call takes them: the documented field beside the choice itself. */
export function toSentPreferences({ preferredAgents, ...rest }: AgentPreferences) {
  return { preferTutoring: preferredAgents.includes('tutor'), preferredAgents: [...preferredAgents], ...rest }
}
