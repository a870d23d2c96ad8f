export { currentStreak, type Pause } from './streak.ts'
export { dayIn, daysBefore } from './time-zone.ts'
