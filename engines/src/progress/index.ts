export { type GoalFacts, goalProgress, isGoalOnTrack } from './goals.ts'
export { type Insight, type InsightFacts, listInsights } from './insights.ts'
export { listImprovements, listStrengths, masteryPercent, trendOf } from './mastery.ts'
