import { expect, test } from 'vitest'
import { listEndpoints } from '#contract/api.ts'
import { findOperation, OPERATIONS } from './operations.ts'

const flagged = listEndpoints().filter(({ endpoint }) => endpoint.offline === 'outbox')

test('whatever the contract lets wait on a device has its operation, and nothing else has', async () => {
  expect(Object.keys(OPERATIONS).sort()).toEqual(flagged.map(({ name }) => name).sort())
  for (const { name, endpoint } of flagged) expect(await findOperation(name)?.loadEndpoint()).toBe(endpoint)
  expect(findOperation('notes.burn')).toBeUndefined()
})

test('changes of a note that were never sent become one, compared with what the first writer saw', () => {
  const { merge } = OPERATIONS['notes.update']
  const earlier = {
    operation: 'notes.update',
    input: { id: 7, title: 'A', updatedAt: 'first' },
    standInMoment: 'second',
  }
  expect(merge?.(earlier, { id: 7, content: 'B', updatedAt: 'second' })).toEqual({
    id: 7,
    title: 'A',
    content: 'B',
    updatedAt: 'first',
  })
  const made = {
    operation: 'notes.create',
    input: { title: 'A', content: 'x', source: 'manual' },
    standInMoment: 'second',
  }
  expect(merge?.(made, { id: -7, content: 'B', updatedAt: 'second' })).toEqual({
    title: 'A',
    content: 'B',
    source: 'manual',
  })
  expect(
    merge?.({ operation: 'notes.remove', input: { id: 7 }, standInMoment: null }, { id: 7, content: 'B' }),
  ).toBeNull()
})

test('a change by somebody who has not seen the earlier one, in another tab, stays a change of its own', () => {
  const { merge } = OPERATIONS['notes.update']
  const earlier = {
    operation: 'notes.update',
    input: { id: 7, content: 'A', updatedAt: 'first' },
    standInMoment: 'second',
  }
  expect(merge?.(earlier, { id: 7, content: 'B', updatedAt: 'first' })).toBeNull()
})

test('the time of a visit is a running total, of which the last is enough; a completion stands for itself', () => {
  const find = OPERATIONS['progress.save'].findReplaced
  const visit = { id: 'visit-12345', seconds: 30 }
  expect(find?.({ id: 1, lessonId: 2, visit })).toBe('visit visit-12345')
  expect(find?.({ id: 1, lessonId: 2, visit, completed: true })).toBeNull()
})
