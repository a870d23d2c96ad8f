import { expect, test } from 'vitest'
import { toHours } from './to-hours.ts'

test.each([
  [0, 0],
  [59, 0],
  [60, 1],
  [119, 1],
  [120, 2],
])('%i minutes are %i hours studied', { tags: ['PROFILE-11', 'CONST2-51'] }, (minutes, hours) => {
  expect(toHours(minutes)).toBe(hours)
})
