import type { Tour } from '#contract/profile/tours.ts'

/** What a step speaks of: the element with this name in `data-tour`. Its words stand under the step's own name. */
const TARGETS = {
  youngNext: 'next',
  youngActions: 'actions',
  youngChat: 'chat',
  studentNext: 'next',
  studentActions: 'actions',
  stats: 'stats',
  menu: 'menu',
  menuButton: 'menuButton',
  chat: 'chat',
  collegeNext: 'next',
  courses: 'courses',
  professionalNext: 'next',
  recent: 'recent',
  quick: 'quick',
  toGrade: 'toGrade',
  classes: 'classes',
  bell: 'bell',
  firstSteps: 'firstSteps',
  tasks: 'tasks',
  backups: 'backups',
  staffMenu: 'menu',
  staffMenuButton: 'menuButton',
  staffChat: 'chat',
} as const

export type StepName = keyof typeof TARGETS
export type TourKind = Tour | 'young'

/** On a phone the menu is behind its button: of the two the one is shown that is there. */
const STEPS: Record<TourKind, readonly StepName[]> = {
  young: ['youngNext', 'youngActions', 'youngChat'],
  student: ['studentNext', 'studentActions', 'stats', 'menu', 'menuButton', 'chat'],
  college: ['collegeNext', 'courses', 'stats', 'menu', 'menuButton', 'chat'],
  professional: ['professionalNext', 'recent', 'menu', 'menuButton', 'chat'],
  teacher: ['quick', 'toGrade', 'classes', 'bell', 'staffMenu', 'staffMenuButton', 'staffChat'],
  admin: ['firstSteps', 'tasks', 'backups', 'bell', 'staffMenu', 'staffMenuButton', 'staffChat'],
}

export type Step = { name: StepName; target: HTMLElement }

/** The steps of a tour whose elements are on the screen. */
export function listSteps(kind: TourKind): Step[] {
  return STEPS[kind].flatMap((name) => {
    const target = document.querySelector<HTMLElement>(`[data-tour="${TARGETS[name]}"]`)
    return target && target.getClientRects().length > 0 ? [{ name, target }] : []
  })
}
