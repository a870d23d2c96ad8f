import { expect, test } from 'vitest'
import { ASSIGNMENT_STATUSES, canBecome } from './index.ts'

test('an assignment is given out, closed, opened again and put away', { tags: ['Y-56'] }, () => {
  const allowed = ASSIGNMENT_STATUSES.flatMap((from) =>
    ASSIGNMENT_STATUSES.filter((to) => from !== to && canBecome(from, to, true)).map((to) => `${from} ${to}`),
  )
  expect(allowed).toEqual([
    'draft active',
    'draft archived',
    'active closed',
    'active archived',
    'closed active',
    'closed archived',
    'archived active',
    'archived closed',
  ])
})

test('what students have turned in something for is never a draft again', { tags: ['Y-56'] }, () => {
  expect(canBecome('active', 'draft', false)).toBe(true)
  expect(canBecome('active', 'draft', true)).toBe(false)
  expect(canBecome('closed', 'draft', false)).toBe(false)
})

test('saying the status that it has is no change', { tags: ['Y-56'] }, () => {
  expect(ASSIGNMENT_STATUSES.every((status) => canBecome(status, status, true))).toBe(true)
})
