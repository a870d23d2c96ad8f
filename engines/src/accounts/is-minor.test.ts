import { expect, test } from 'vitest'
import { isMinor } from './is-minor.ts'
import { ROLES } from './roles.ts'

test.each(ROLES)('a %s of a known age is a minor below 18', { tags: ['P4'] }, (role) => {
  expect([9, 17, 18, 40].map((age) => isMinor({ role, age }))).toEqual([true, true, false, false])
})

test('without an age students are minors, and nobody else is', { tags: ['P4'] }, () => {
  expect(ROLES.filter((role) => isMinor({ role, age: null }))).toEqual(['student'])
})
