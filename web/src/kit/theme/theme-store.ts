import { createListeners } from '../../device/listeners.ts'
import { openChoices } from '../../device/open-choices.ts'
import { isNews, readChoice, resolveTheme, THEME_KEY, type ThemeChoice } from './theme-choice.ts'

const SYSTEM_DARK = '(prefers-color-scheme: dark)'
const listeners = createListeners()
let choice: ThemeChoice = readStored() ?? 'system'

function readStored(): ThemeChoice | null {
  try {
    return readChoice(openChoices().getItem(THEME_KEY))
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
    return null
  }
}

function paint() {
  document.documentElement.dataset.theme = resolveTheme(choice, matchMedia(SYSTEM_DARK).matches)
  const background = getComputedStyle(document.documentElement).getPropertyValue('--background').trim()
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    meta.content = background
  }
}

function change(next: ThemeChoice) {
  choice = next
  paint()
  listeners.notify()
}

// The server makes first pages without knowing the device.
if (!import.meta.env.SSR) {
  matchMedia(SYSTEM_DARK).addEventListener('change', paint)
  // The device may have changed its mind since theme.js painted the page.
  paint()
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === THEME_KEY) change(readChoice(newValue) ?? 'system')
  })
}

export function readTheme(): ThemeChoice {
  return choice
}

export function chooseTheme(next: ThemeChoice): void {
  try {
    openChoices().setItem(THEME_KEY, next)
  } catch {
    // See readStored.
  }
  change(next)
}

const ACCOUNT_KEY = 'theme-of-account'

/** A theme that was chosen for the account, be it on another device, counts here too, once; a choice made here stays. */
export function adoptTheme(preference: string): void {
  const wanted = readChoice(preference)
  if (!wanted) return
  try {
    const known = openChoices().getItem(ACCOUNT_KEY)
    openChoices().setItem(ACCOUNT_KEY, wanted)
    if (isNews(wanted, known, readStored())) chooseTheme(wanted)
  } catch {
    // See readStored.
  }
}

export const subscribeToTheme = listeners.subscribe
