import { type Agent, type AgentPreferences, DEFAULT_AGENT_PREFERENCES, type Purpose } from './agents.ts'

export type AgentChoice = { agents: Agent[]; collaboration: boolean; priority: 'normal' | 'high' }

type Request = {
  purpose: Purpose
  preferences?: AgentPreferences
  hasWeakAreas: boolean
  isTeacher: boolean
}

/** Who takes part in an answer. The first agent leads; the documents fix the rest. */
export function chooseAgents({
  purpose,
  preferences = DEFAULT_AGENT_PREFERENCES,
  hasWeakAreas,
  isTeacher,
}: Request): AgentChoice {
  if (purpose === 'adaptive_learning')
    return { agents: ['tutor', 'assessment', 'content'], collaboration: true, priority: 'high' }
  const agents: Record<typeof purpose, Agent[]> = {
    tutoring: hasWeakAreas ? ['tutor', 'assessment'] : ['tutor'],
    assessment: isTeacher ? ['assessment', 'analytics'] : ['assessment'],
    content_curation: preferences.adaptiveMode ? ['content', 'tutor'] : ['content'],
  }
  return { agents: agents[purpose], collaboration: preferences.enableCollaboration, priority: 'normal' }
}
