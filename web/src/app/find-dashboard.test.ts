import { expect, test } from 'vitest'
import { findDashboard } from './find-dashboard.ts'

test.each([
  [null, 'dashboard'],
  [{ role: 'student', isTeacher: false }, 'dashboard'],
  [{ role: 'college', isTeacher: false }, 'collegeDashboard'],
  [{ role: 'professional', isTeacher: false }, 'professionalDashboard'],
  [{ role: 'teacher', isTeacher: true }, 'teacherDashboard'],
  [{ role: 'college', isTeacher: true }, 'teacherDashboard'],
  [{ role: 'admin', isTeacher: true }, 'adminDashboard'],
] as const)('what %j opens at /learn/dashboard is %s', (visitor, dashboard) => {
  expect(findDashboard(visitor)).toBe(dashboard)
})
