import { expect, test } from 'vitest'
import { listEndpoints } from './api.ts'

const kept = listEndpoints().filter(({ endpoint }) => endpoint.offline !== undefined)

test('[X-48] a device keeps answers of readings only, never files', () => {
  expect(kept.length).toBeGreaterThan(30)
  const wrong = kept.filter(({ endpoint }) => endpoint.method !== 'GET' || endpoint.answers !== undefined)
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
