export { currentStreak, longestStreak } from './streak.ts'
export { dayIn, daysBefore, isTimeZone } from './time-zone.ts'
