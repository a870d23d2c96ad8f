import { expect, test } from 'vitest'
import { listEndpoints } from './api.ts'

const flagged = listEndpoints().filter(({ endpoint }) => endpoint.offline !== undefined)
const kept = flagged.filter(({ endpoint }) => endpoint.offline !== 'outbox')
const waiting = flagged.filter(({ endpoint }) => endpoint.offline === 'outbox')

test('a device keeps answers of readings only, never files', { tags: ['X-48'] }, () => {
  expect(kept.length).toBeGreaterThan(30)
  const wrong = kept.filter(({ endpoint }) => endpoint.method !== 'GET' || endpoint.answers !== undefined)
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('what waits on a device is a write that the server makes once, by who is signed in', {
  tags: ['X-48', 'Y-92'],
}, () => {
  expect(waiting.map(({ name }) => name)).toContain('notes.create')
  const wrong = waiting.filter(
    ({ endpoint }) =>
      endpoint.method === 'GET' ||
      endpoint.transaction === 'none' ||
      !['signedIn', 'self', 'owner'].includes(endpoint.access),
  )
  expect(wrong.map(({ name }) => name)).toEqual([])
})

test('a device keeps nothing of what only staff may see', () => {
  const staff = ['teacher', 'teacherOf', 'admin', 'monitor']
  expect(kept.filter(({ endpoint }) => staff.includes(endpoint.access)).map(({ name }) => name)).toEqual([])
})

test('who is there, and whether they have been met, is known without a connection', () => {
  const names = kept.map(({ name }) => name)
  expect(names).toContain('accounts.currentUser')
  expect(names).toContain('onboarding.progress')
})
