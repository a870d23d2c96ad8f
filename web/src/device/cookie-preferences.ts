import { keepComfortCookies } from './comfort-cookies.ts'
import { PREFERENCES_KEY as KEY } from './open-choices.ts'

/** What a visitor lets this device remember. Documented: in local storage, under this key, four switches. */
export type CookiePreferences = {
  essential: true
  functional: boolean
  analytics: boolean
  marketing: boolean
}

const DEFAULTS: CookiePreferences = { essential: true, functional: true, analytics: false, marketing: false }
export const USERNAME_KEY = 'remembered-username'
/** What is kept for comfort alone; whoever adds to it opens `openChoices`, and the cookie policy lists it. */
const CHOICES =
  /^(?:theme|theme-of-account|language|trellis\.reading|trellis\.user\.(?:agents\.\d+|chat\.panel|grading\.keysOff|videos\.play\.\w+))$/

/** What cannot be read counts as never chosen. */
export function readCookiePreferences(store: Pick<Storage, 'getItem'> = localStorage): CookiePreferences {
  try {
    const kept: unknown = JSON.parse(store.getItem(KEY) ?? 'null')
    const chosen = (kept ?? {}) as Partial<Record<keyof CookiePreferences, unknown>>
    const read = (name: keyof CookiePreferences) => {
      const value = chosen[name]
      return typeof value === 'boolean' ? value : DEFAULTS[name]
    }
    return {
      essential: true,
      functional: read('functional'),
      analytics: read('analytics'),
      marketing: read('marketing'),
    }
  } catch {
    // Storage may be forbidden.
    return DEFAULTS
  }
}

/** From this moment on: what may no longer stay is taken from the device and lasts for this visit. */
export function saveCookiePreferences(
  chosen: CookiePreferences,
  [device, visit]: readonly [Storage, Storage] = [localStorage, sessionStorage],
): void {
  device.setItem(KEY, JSON.stringify({ ...chosen, essential: true }))
  const [from, to] = chosen.functional ? [visit, device] : [device, visit]
  for (const key of Object.keys(from).filter((name) => CHOICES.test(name))) {
    to.setItem(key, from.getItem(key) ?? '')
    from.removeItem(key)
  }
  if (!chosen.functional) device.removeItem(USERNAME_KEY)
  keepComfortCookies(chosen.functional)
}
