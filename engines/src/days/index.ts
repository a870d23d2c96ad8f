export { currentStreak, type Pause } from './streak.ts'
export { dayIn, daysBefore, isTimeZone, startOfDay } from './time-zone.ts'
export { listWeeks, startOfWeek } from './weeks.ts'
