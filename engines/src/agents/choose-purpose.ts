import { type Agent, type AgentPreferences, DEFAULT_AGENT_PREFERENCES, type Purpose } from './agents.ts'

/** What a message asks for when it says so plainly. The first that fits decides. */
const SIGNS: readonly (readonly [Purpose, RegExp])[] = [
  [
    'adaptive_learning',
    /\b(?:adaptive|learning (?:path|plan)|study plan|what (?:should|shall|can|do) (?:i|we) (?:learn|study|practi[cs]e|do) (?:next|now|today)|what(?:'s| is) next|where (?:should|do) i start)\b/i,
  ],
  [
    'assessment',
    /\b(?:quiz me|test me|ask me (?:a|some|one)|how am i doing|how (?:is|are) my (?:progress|class|pupils|students)|how is the class|my (?:progress|weak)|check my|did i get|is (?:this|my answer|it) (?:right|correct)|assess)/i,
  ],
  [
    'content_curation',
    /\b(?:flash ?cards?|summar(?:y|ies|ise|ize)|sum (?:this|it|that) up|sum up (?!to\b)[a-z]+|tl;?dr|study ?guides?|study cards|recommend|find (?:me )?(?:a |some )?(?:lessons?|videos?|texts?|materials?)|(?:which|what) (?:lessons?|videos?))\b/i,
  ],
]
/** Whom somebody prefers decides where a message does not. */
const PURPOSE_OF: Record<Agent, Purpose> = {
  tutor: 'tutoring',
  assessment: 'assessment',
  content: 'content_curation',
  analytics: 'assessment',
}

export function choosePurpose(
  message: string,
  messageType: 'text' | 'flashcards' | 'summary' | 'study_guide',
  { preferredAgents }: AgentPreferences = DEFAULT_AGENT_PREFERENCES,
): Purpose {
  if (messageType !== 'text') return 'content_curation'
  const sign = SIGNS.find(([, pattern]) => pattern.test(message))
  const [preferred = 'tutor'] = preferredAgents
  return sign?.[0] ?? PURPOSE_OF[preferred]
}
