import { expect, test } from 'vitest'
import common from '../../../messages/en/common.json' with { type: 'json' }
import { describeRole } from './describe-role.ts'

test.each([
  [{ role: 'admin', isTeacher: false }, 'Admin'],
  [{ role: 'admin', isTeacher: true }, 'Admin'],
  [{ role: 'teacher', isTeacher: true }, 'Teacher'],
  [{ role: 'professional', isTeacher: true }, 'Teacher'],
  [{ role: 'professional', isTeacher: false }, 'Professional'],
  [{ role: 'college', isTeacher: false }, 'College Student'],
  [{ role: 'student', isTeacher: false }, 'Grade {{grade}}'],
] as const)('%j is labeled %s', (person, label) => {
  expect(common.role[describeRole(person)]).toBe(label)
})
