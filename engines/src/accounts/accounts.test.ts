import { expect, test } from 'vitest'
import { dashboardAfterSignIn, gradeAtRegistration, redirectByRole } from './index.ts'

test.each([
  ['student', 1, 1],
  ['student', 12, 12],
  ['student', '7', 7],
  ['student', ' 7 ', 7],
  ['student', 'seven', 5],
  ['student', '', 5],
  ['student', null, 5],
  ['student', undefined, 5],
  ['student', Number.NaN, 5],
  ['teacher', 3, 12],
  ['professional', 3, 12],
  ['college', 3, 13],
  ['admin', undefined, 12],
] as const)('a %s who gives %j starts in grade %i', (role, given, grade) => {
  expect(gradeAtRegistration(role, given)).toEqual({ grade })
})

test.each([0, 13, -1, 2.5, 1e9, '0', '13', 'Infinity'])('a student who gives %j is refused', (given) => {
  expect(gradeAtRegistration('student', given)).toEqual({
    refused: 'gradeOutOfRange',
  })
})

test.each([
  ['admin', false, '/admin/dashboard', '/admin/dashboard'],
  ['admin', true, '/admin/dashboard', '/admin/dashboard'],
  ['teacher', true, '/teacher/dashboard', '/teacher/dashboard'],
  ['professional', false, '/professional/dashboard', '/learn/dashboard'],
  ['college', false, '/dashboard', '/learn/dashboard'],
  ['student', false, '/dashboard', '/learn/dashboard'],
] as const)(
  'a %s (teacher flag %s) lands on %s after sign-in and %s by redirect',
  { tags: ['SEC-01…10', 'Y-03'] },
  (role, isTeacher, home, redirect) => {
    expect(dashboardAfterSignIn({ role, isTeacher })).toBe(home)
    expect(redirectByRole({ role, isTeacher })).toBe(redirect)
  },
)
