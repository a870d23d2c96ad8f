import type { When } from './work-plan.ts'

/** So much later on the same day. */
export function addMinutes({ day, time }: When, minutes: number): When {
  const all = Number(time.slice(0, 2)) * 60 + Number(time.slice(3)) + Math.round(minutes)
  const two = (part: number) => String(part).padStart(2, '0')
  return { day, time: `${two(Math.min(23, Math.floor(all / 60)))}:${two(all % 60)}` }
}
