import { DAY_SECONDS } from '../days/durations.ts'

/** 75 → "1:15", 3675 → "1:01:15". */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (part: number) => String(part).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = two(whole % 60)
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`
}

/** "90", "90s", "1h2m3s" → seconds; null for anything else and for more than a day. */
export function readSpan(text: string): number | null {
  const found = /^(?:(\d{1,5})|(?=\d)(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s)?)$/.exec(text)
  if (!found) return null
  const [, plain, hours, minutes, seconds] = found
  const total = plain
    ? Number(plain)
    : Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0)
  return total <= DAY_SECONDS ? total : null
}

/** "1:15", "01:01:15", "00:00:07.500", "00:00:07,500" → seconds; null for anything else. */
export function readClock(text: string): number | null {
  const found = /^(?:(\d{1,2}):)?(\d{1,2}):(\d{2})(?:[.,]\d{1,3})?$/.exec(text)
  if (!found) return null
  const [, hours, minutes, seconds] = found
  return Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
}
