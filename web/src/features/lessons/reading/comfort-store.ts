import { useSyncExternalStore } from 'react'
import { openChoices } from '../../../device/open-choices.ts'
import { type Comfort, completeComfort, readComfort } from './comfort.ts'

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
