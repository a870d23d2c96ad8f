import { useSyncExternalStore } from 'react'
import { openChoices } from '../../../device/open-choices.ts'

export const COMFORT_CHOICES = {
  size: ['normal', 'large', 'larger', 'largest'],
  spacing: ['normal', 'wide', 'wider'],
  font: ['standard', 'easy', 'book'],
  paper: ['plain', 'sepia', 'contrast'],
  speed: ['slow', 'normal', 'fast'],
} as const

export type ComfortKind = keyof typeof COMFORT_CHOICES
export type Comfort = { [Kind in ComfortKind]: (typeof COMFORT_CHOICES)[Kind][number] }

export const COMFORT_KINDS = Object.keys(COMFORT_CHOICES) as ComfortKind[]

/** Only what was chosen; a value of another version, or of somebody who tried things out, counts as not chosen. */
export function readComfort(stored: string | null): Partial<Comfort> {
  const values = parse(stored)
  return Object.fromEntries(
    COMFORT_KINDS.flatMap((kind) => {
      const value = COMFORT_CHOICES[kind].find((choice) => choice === values[kind])
      return value === undefined ? [] : [[kind, value]]
    }),
  )
}

/** Beginners get larger letters until they choose for themselves. */
export function completeComfort(chosen: Partial<Comfort>, isYoung: boolean): Comfort {
  const size = isYoung ? 'large' : 'normal'
  return { size, spacing: 'normal', font: 'standard', paper: 'plain', speed: 'normal', ...chosen }
}

/** How fast the voice speaks, where 1 is its own pace. */
export const SPEECH_RATES: Record<Comfort['speed'], number> = { slow: 0.75, normal: 0.95, fast: 1.2 }

function parse(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** Belongs to the device, as the theme: a tablet with large letters keeps them for whoever reads next. */
const KEY = 'trellis.reading'

const UNCHOSEN = {}
let chosen: Partial<Comfort> | null = null
const listeners = new Set<() => void>()

function read(): Partial<Comfort> {
  try {
    chosen ??= readComfort(openChoices().getItem(KEY))
  } catch {
    // Storage may be forbidden; the choice then lasts as long as the page.
    chosen ??= {}
  }
  return chosen
}

function write(next: Partial<Comfort>): void {
  chosen = next
  try {
    openChoices().setItem(KEY, JSON.stringify(next))
  } catch {
    // See read.
  }
  for (const notify of listeners) notify()
}

function subscribe(notify: () => void) {
  function followOtherTab({ key, newValue }: StorageEvent) {
    if (key !== KEY) return
    chosen = readComfort(newValue)
    notify()
  }
  listeners.add(notify)
  window.addEventListener('storage', followOtherTab)
  return () => {
    listeners.delete(notify)
    window.removeEventListener('storage', followOtherTab)
  }
}

export function useComfort(isYoung: boolean) {
  const stored = useSyncExternalStore(subscribe, read, () => UNCHOSEN)
  return {
    comfort: completeComfort(stored, isYoung),
    choose: (next: Partial<Comfort>) => write({ ...read(), ...next }),
    reset: () => write({}),
  }
}
