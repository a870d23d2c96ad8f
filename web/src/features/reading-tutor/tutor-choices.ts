import { useEffect, useState, useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import { openDraft } from '../../kit/study/draft.ts'
import { findDefaultGrade, LAST_SCHOOL_GRADE } from './find-default-grade.ts'
import { type FocusArea, listAreas } from './focus-areas.ts'

const Choices = z.object({
  grade: z.nullable(z.int().check(z.minimum(1), z.maximum(LAST_SCHOOL_GRADE))),
  focus: z.array(z.enum(listAreas())),
  /** Null as long as the tutor looks like the page. */
  theme: z.nullable(z.enum(['light', 'dark'])),
})
type Choices = z.output<typeof Choices>

const NOTHING_CHOSEN: Choices = { grade: null, focus: [], theme: null }

/** What was chosen in the tutor, remembered on the device. */
export function useTutorChoices(user: User) {
  const [memory] = useState(() => openDraft(user.id, 'reading.choices', Choices))
  const [choices, setChoices] = useState(() => memory.read() ?? NOTHING_CHOSEN)
  useEffect(() => memory.keep(choices), [memory, choices])
  const pageTheme = useSyncExternalStore(watchPageTheme, readPageTheme)
  const change = (next: Partial<Choices>) => setChoices((before) => ({ ...before, ...next }))
  return {
    grade: choices.grade ?? findDefaultGrade(user),
    focus: choices.focus,
    theme: choices.theme ?? pageTheme,
    chooseGrade: (grade: number) => change({ grade }),
    toggleFocus: (area: FocusArea) => change({ focus: toggle(choices.focus, area) }),
    chooseDark: (isDark: boolean) => change({ theme: isDark ? 'dark' : 'light' }),
  }
}

/** In the order in which the areas are listed. */
function toggle(chosen: readonly FocusArea[], area: FocusArea): FocusArea[] {
  return listAreas().filter((one) => (one === area ? !chosen.includes(one) : chosen.includes(one)))
}

const readPageTheme = () => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function watchPageTheme(notify: () => void) {
  const watcher = new MutationObserver(notify)
  watcher.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => watcher.disconnect()
}
