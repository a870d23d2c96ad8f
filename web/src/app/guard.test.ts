import { expect, test } from 'vitest'
import { findPage, type Page } from '#contract/pages/pages.ts'
import { isOnboardingDue, redirectFrom } from './guard.ts'

const PEOPLE = {
  nobody: null,
  student: { role: 'student', isTeacher: false },
  college: { role: 'college', isTeacher: false },
  professional: { role: 'professional', isTeacher: false },
  teacher: { role: 'teacher', isTeacher: true },
  admin: { role: 'admin', isTeacher: false },
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
  ['/auth', 'nobody', null],
  ['/auth', 'student', '/'],
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

test.each<[string, Person, boolean]>([
  ['/dashboard', 'student', true],
  ['/professional/dashboard', 'professional', true],
  ['/admin/dashboard', 'admin', true],
  ['/dashboard', 'teacher', false],
  ['/teacher/dashboard', 'teacher', false],
  ['/onboarding', 'student', false],
  ['/about', 'student', false],
  ['/about', 'nobody', false],
])('on %s the onboarding of %s is asked for: %s', (path, person, isDue) => {
  expect(isOnboardingDue(pageAt(path), PEOPLE[person])).toBe(isDue)
})
