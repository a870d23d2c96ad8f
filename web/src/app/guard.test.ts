import { expect, test } from 'vitest'
import { findPage, listPages, mayOpen, type Page } from '#contract/pages/pages.ts'
import { isOnboardingDue, isSecondStepDue, redirectFrom } from './guard.ts'

const PEOPLE = {
  nobody: null,
  student: { role: 'student', isTeacher: false },
  college: { role: 'college', isTeacher: false },
  professional: { role: 'professional', isTeacher: false },
  teacher: { role: 'teacher', isTeacher: true },
  admin: { role: 'admin', isTeacher: false },
  guardian: { role: 'guardian', isTeacher: false },
  /** In a public demo. */
  visitor: { role: 'student', isTeacher: false, demoUntil: '2026-03-02T11:00:00.000Z' },
} as const
type Person = keyof typeof PEOPLE

function pageAt(path: string): Page {
  const page = findPage(path)
  if (!page) throw new Error(`${path} is no page`)
  return page
}

test.each<[string, Person, string | null]>([
  ['/', 'nobody', null],
  ['/', 'student', '/dashboard'],
  ['/', 'college', '/dashboard'],
  ['/', 'professional', '/professional/dashboard'],
  ['/', 'teacher', '/teacher/dashboard'],
  ['/', 'admin', '/admin/dashboard'],
  ['/', 'guardian', '/guardian/dashboard'],
  ['/dashboard', 'guardian', '/guardian/dashboard'],
  ['/guardian/weeks', 'teacher', '/dashboard'],
  ['/guardian/weeks', 'guardian', null],
  ['/auth', 'nobody', null],
  ['/auth', 'student', '/'],
  ['/auth', 'visitor', null],
  ['/about', 'nobody', null],
  ['/about', 'admin', null],
  ['/dashboard', 'nobody', '/'],
  ['/onboarding', 'nobody', '/'],
  ['/dashboard', 'admin', null],
  ['/professional/chat', 'student', '/dashboard'],
  ['/professional/chat', 'professional', null],
  ['/college/courses', 'professional', '/dashboard'],
  ['/college/courses', 'college', null],
  ['/teacher/dashboard', 'admin', '/dashboard'],
  ['/teacher/dashboard', 'teacher', null],
  ['/admin/dashboard', 'teacher', '/dashboard'],
  ['/admin/sessions', 'teacher', null],
  ['/admin/sessions', 'college', '/dashboard'],
])('%s opened by %s leads to %s', (path, person, target) => {
  expect(redirectFrom(pageAt(path), PEOPLE[person])).toBe(target)
})

test.each(Object.entries(PEOPLE))(
  'what is not for %s leads to / or to the student dashboard',
  { tags: ['SEC-18', 'SEC-19', 'SEC-21…26', 'TEACH-07', 'TEACH-08', 'TEACH-20…32', 'Y-02', 'Y-54'] },
  (_, person) => {
    const refused = listPages().filter(({ access }) => !mayOpen(access, person))
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map((page) => redirectFrom(page, person)))).toEqual(
      new Set([person === null ? '/' : '/dashboard']),
    )
    const needs = new Set(refused.map(({ access }) => access))
    if (person?.role !== 'teacher') expect(needs).toContain('teacher')
    if (person?.role !== 'admin') expect(needs).toContain('admin')
    if (person?.role !== 'college') expect(needs).toContain('college')
    if (person?.role !== 'professional') expect(needs).toContain('professional')
  },
)

test.each<[string, string, Person]>([
  ['[NOTE-04…06]', '/notes', 'student'],
  ['[NOTE-07] [Y-01]', '/learn/notes', 'teacher'],
  ['[NOTE-08]', '/professional/notes', 'professional'],
  ['[NOTE-09]', '/college/notes', 'college'],
  ['[CARD-04…06]', '/flashcards', 'student'],
  ['[CARD-07]', '/professional/flashcards', 'professional'],
  ['[CARD-08]', '/college/flashcards', 'college'],
  ['[GUIDE-04…06]', '/study-guides', 'student'],
  ['[GUIDE-07]', '/professional/study-guides', 'professional'],
  ['[GUIDE-08]', '/college/study-guides', 'college'],
  ['[VIDEO-04…06]', '/video-content', 'student'],
  ['[VIDEO-07]', '/professional/video-content', 'professional'],
  ['[VIDEO-08]', '/college/video-content', 'college'],
])('%s %s opens for %s; without a user neither the screen nor its data is fetched', (_rows, path, person) => {
  expect(redirectFrom(pageAt(path), PEOPLE[person])).toBe(null)
  expect(redirectFrom(pageAt(path), null)).toBe('/')
})

test.each<[string, Person, boolean]>([
  ['/dashboard', 'student', true],
  ['/professional/dashboard', 'professional', true],
  ['/admin/dashboard', 'admin', true],
  ['/dashboard', 'teacher', false],
  ['/teacher/dashboard', 'teacher', false],
  ['/guardian/dashboard', 'guardian', false],
  ['/onboarding', 'student', false],
  ['/about', 'student', false],
  ['/about', 'nobody', false],
])('on %s the onboarding of %s is asked for: %s', (path, person, isDue) => {
  expect(isOnboardingDue(pageAt(path), PEOPLE[person])).toBe(isDue)
})

test.each<[string, Person, boolean]>([
  ['/teacher/dashboard', 'teacher', true],
  ['/teacher/classes/7', 'teacher', true],
  ['/admin/sessions', 'teacher', true],
  ['/learn/dashboard', 'teacher', true],
  ['/admin/dashboard', 'admin', true],
  ['/admin/user-management', 'admin', true],
  ['/set-up-sign-in', 'admin', false],
  ['/dashboard', 'teacher', false],
  ['/profile', 'teacher', false],
  ['/privacy', 'admin', false],
])('without the second step that is asked for, %s leads %s to setting it up: %s', (path, person, isDue) => {
  const visitor = PEOPLE[person]
  expect(isSecondStepDue(pageAt(path), visitor && { ...visitor, mustSetUpSecondStep: true })).toBe(isDue)
  expect(isSecondStepDue(pageAt(path), visitor)).toBe(false)
})

test('setting up the second step comes before the onboarding', () => {
  const held = { ...PEOPLE.admin, mustSetUpSecondStep: true }
  expect(isOnboardingDue(pageAt('/set-up-sign-in'), held)).toBe(false)
  expect(isOnboardingDue(pageAt('/set-up-sign-in'), PEOPLE.admin)).toBe(true)
})
