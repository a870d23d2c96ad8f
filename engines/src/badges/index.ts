export { type BadgeCriteria, type BadgeFacts, badgeProgress, isEarned } from './badge-progress.ts'
