export {
  AGENTS,
  type Agent,
  type AgentPreferences,
  completePreferences,
  DEFAULT_AGENT_PREFERENCES,
} from './agents.ts'
export { chooseAgents } from './choose-agents.ts'
export { choosePurpose } from './choose-purpose.ts'
