import { useEffect, useState } from 'react'
import type { Tour } from '#contract/profile/tours.ts'

/** What a step speaks of: the element with this name in `data-tour`, which is the step's own where none is given here. Its words stand under the step's own name. */
const TARGETS: Partial<Record<StepName, string>> = {
  youngNext: 'next',
  youngActions: 'actions',
  youngChat: 'chat',
  studentNext: 'next',
  studentActions: 'actions',
  collegeNext: 'next',
  professionalNext: 'next',
  staffMenu: 'menu',
  staffMenuButton: 'menuButton',
  staffChat: 'chat',
}

export type TourKind = Tour | 'young'
export type StepName = (typeof STEPS)[TourKind][number]

/** On a phone the menu is behind its button: of the two the one is shown that is there. */
const STEPS = {
  young: ['youngNext', 'youngActions', 'youngChat'],
  student: ['studentNext', 'studentActions', 'stats', 'menu', 'menuButton', 'chat'],
  college: ['collegeNext', 'courses', 'stats', 'menu', 'menuButton', 'chat'],
  professional: ['professionalNext', 'recent', 'menu', 'menuButton', 'chat'],
  teacher: ['quick', 'toGrade', 'classes', 'bell', 'staffMenu', 'staffMenuButton', 'staffChat'],
  admin: ['firstSteps', 'tasks', 'backups', 'bell', 'staffMenu', 'staffMenuButton', 'staffChat'],
  guardian: ['week', 'child', 'bell', 'staffMenu', 'staffMenuButton'],
} as const satisfies Record<TourKind, readonly string[]>

export type Step = { name: StepName; target: HTMLElement }

/** The steps of a tour whose elements are on the screen. */
function listSteps(kind: TourKind): Step[] {
  return STEPS[kind].flatMap((name: StepName) => {
    const target = document.querySelector<HTMLElement>(`[data-tour="${TARGETS[name] ?? name}"]`)
    return target && target.getClientRects().length > 0 ? [{ name, target }] : []
  })
}

/** The menu needs a moment to fold into its button, or out of it. */
const FOLDING_MS = 100

/** What can be shown on this screen, also after it has been turned or made smaller. */
export function useSteps(kind: TourKind): Step[] {
  const [steps, setSteps] = useState(() => listSteps(kind))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSteps(listSteps(kind)), FOLDING_MS)
    }
    addEventListener('resize', look)
    return () => {
      clearTimeout(timer)
      removeEventListener('resize', look)
    }
  }, [kind])
  return steps
}
