export const AGENTS = ['tutor', 'assessment', 'content', 'analytics'] as const
export type Agent = (typeof AGENTS)[number]

export const PURPOSES = ['tutoring', 'assessment', 'content_curation', 'adaptive_learning'] as const
export type Purpose = (typeof PURPOSES)[number]

export type AgentPreferences = {
  preferredAgents: readonly Agent[]
  enableCollaboration: boolean
  adaptiveMode: boolean
}

export const DEFAULT_AGENT_PREFERENCES: AgentPreferences = {
  preferredAgents: ['tutor'],
  enableCollaboration: true,
  adaptiveMode: true,
}

/** What a client sent of its preferences, with the documented defaults for the rest. */
export function completePreferences(
  sent: Partial<AgentPreferences> & { preferTutoring?: boolean | undefined },
): AgentPreferences {
  const { preferredAgents, enableCollaboration, adaptiveMode } = DEFAULT_AGENT_PREFERENCES
  const preferred = sent.preferredAgents ?? (sent.preferTutoring === false ? [] : preferredAgents)
  return {
    preferredAgents: preferred,
    enableCollaboration: sent.enableCollaboration ?? enableCollaboration,
    adaptiveMode: sent.adaptiveMode ?? adaptiveMode,
  }
}
