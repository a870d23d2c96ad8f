export const PREFERENCES_KEY = 'cookie-preferences'
/** The same key as in public/theme.js, which finds the language of the first frame. */
export const LANGUAGE_KEY = 'language'
/** As `saveCookiePreferences` writes it. All else counts as allowed, as long as nobody has said no. */
const IS_REFUSED = /"functional":false/

/**
 * Where choices for comfort live: on the device, or until the tab is closed for who wants no more. A file of its own,
 * because the landing page needs nothing else of the cookie preferences.
 */
export function openChoices(): Storage {
  return IS_REFUSED.test(localStorage.getItem(PREFERENCES_KEY) ?? '') ? sessionStorage : localStorage
}
