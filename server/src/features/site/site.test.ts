import { expect, test } from 'vitest'
import { site } from '#contract/site.ts'
import { statistics } from '../../db/schema/operations/public-content.ts'
import { createTestApp } from '../../testing/test-app.ts'

test('[P-65] [Y-61] the figures of the landing page come in their order to anybody, and none are invented', async () => {
  const t = await createTestApp()
  // There is one list for all, which other tests have filled, too.
  await t.db.delete(statistics)
  expect((await t.call(site.statistics, {})).body).toEqual([])
  await t.db.insert(statistics).values([
    { name: 'Lessons', value: '700', displayOrder: 2 },
    { name: 'Learners', value: '1,200', icon: 'users', category: 'people', displayOrder: 1 },
  ])
  const { status, body } = await t.call(site.statistics, {})
  expect(status).toBe(200)
  expect(body.map(({ name }) => name)).toEqual(['Learners', 'Lessons'])
})
