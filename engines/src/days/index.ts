export { currentStreak, type Pause } from './streak.ts'
export { dayIn, daysBefore, startOfDay } from './time-zone.ts'
