export { isClock, isQuiet, momentOf, type Quiet, timeIn } from './clock.ts'
export { isReminderWanted, LATEST_MS, planLook, REMINDER_TIMES, weekBefore } from './plan-look.ts'
