export { isClock, isQuiet, momentOf, timeIn } from './clock.ts'
export { isReminderWanted, planLook, REMINDER_TIMES, weekBefore } from './plan-look.ts'
