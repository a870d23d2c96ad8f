export { currentStreak, longestStreak } from './streak.ts'
export { dayIn, daysBefore } from './time-zone.ts'
