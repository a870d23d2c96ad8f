/** How long fading counts last: an hour, a day, a week, a month, in seconds. */
export const FADING_SECONDS: readonly [number, number, number, number] = [3600, 86400, 604800, 2592000]
export const FADINGS = FADING_SECONDS.length

/** Clocks of offline devices may run backwards: then no time has passed. */
export function secondsSince(then: number, now: number): number {
  return Math.max(0, now - then)
}
