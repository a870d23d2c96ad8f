import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { site } from '#contract/site.ts'
import { testimonials } from '../../db/schema/operations/public-content.ts'
import { classes } from '../../db/schema/teaching/classes.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { DEMO_ACCOUNTS, DEMO_CLASS, DEMO_PASSWORD } from '../demo-accounts.ts'
import { fillDemo } from './fill-demo.ts'
import { closeDemo, listOpenDemo, openDemo } from './switch-demo.ts'

const ALL = DEMO_ACCOUNTS.map(({ username }) => username).toSorted()

test('demo accounts are closed and hidden, stay so over a start, and come back; twice is as once', async () => {
  const own = await openTestDatabase()
  try {
    const t = await createTestApp({ own, config: { isDemo: true } })
    const signIn = async () =>
      (await t.call(accounts.signIn, { username: 'demo-teacher', password: DEMO_PASSWORD })).status
    const offered = async () =>
      (await t.call(site.settings, {})).body.demoAccounts.map(({ username }) => username).toSorted()
    const isClassOpen = async () =>
      (await t.db.select().from(classes).where(eq(classes.classCode, DEMO_CLASS.classCode)))[0]?.isActive
    const examples = async () => (await t.call(site.featuredTestimonials, {})).body.length

    expect(await openDemo(t.deps)).toEqual(ALL)
    expect([await signIn(), await offered(), await isClassOpen(), await examples()]).toEqual([
      200,
      ALL,
      true,
      4,
    ])

    expect(await closeDemo(t.deps)).toEqual(ALL)
    expect(await closeDemo(t.deps)).toEqual([])
    expect(await signIn()).not.toBe(200)
    expect([await offered(), await isClassOpen(), await examples()]).toEqual([[], false, 0])

    await fillDemo(t.deps)
    expect([await listOpenDemo(t.db), await examples()]).toEqual([[], 0])

    expect(await openDemo(t.deps)).toEqual(ALL)
    expect(await openDemo(t.deps)).toEqual(ALL)
    expect([await signIn(), await offered(), await isClassOpen(), await examples()]).toEqual([
      200,
      ALL,
      true,
      4,
    ])
    expect(await t.db.$count(testimonials)).toBe(4)
  } finally {
    await own.close()
  }
})
