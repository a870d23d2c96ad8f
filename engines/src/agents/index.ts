export {
  AGENTS,
  type Agent,
  type AgentPreferences,
  completePreferences,
  DEFAULT_AGENT_PREFERENCES,
  PURPOSES,
  type Purpose,
} from './agents.ts'
export { type AgentChoice, chooseAgents } from './choose-agents.ts'
export { choosePurpose } from './choose-purpose.ts'
