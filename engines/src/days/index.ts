export { currentStreak, longestStreak, type Pause } from './streak.ts'
export { dayIn, daysBefore, isTimeZone, startOfDay } from './time-zone.ts'
export { clockIn, momentIn } from './wall-clock.ts'
export { listWeeks, startOfWeek } from './weeks.ts'
