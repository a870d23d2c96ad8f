export { type GoalFacts, goalProgress, goalValue } from './goals.ts'
export type { Insight } from './insight.ts'
export { type InsightFacts, listInsights } from './insights.ts'
export { listImprovements, listStrengths, trendOf } from './mastery.ts'
