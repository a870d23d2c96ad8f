import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { TOURS, tours } from '#contract/profile/tours.ts'
import { userSettings } from '../../db/schema/accounts/settings.ts'
import { users } from '../../db/schema/accounts/users.ts'
import { fillDemo } from '../../domain/demo/fill-demo.ts'
import { DEMO_ACCOUNTS } from '../../domain/demo-accounts.ts'
import { selectSeenTours } from '../../domain/tours/seen-tours.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import type { TestPerson } from '../../testing/test-app.ts'

const t = prepareTestApp()

const read = async (person: TestPerson) => (await person.call(tours.seen, {})).body.seen

test('a tour that was finished or skipped is seen for good; others and other people’s are not', async () => {
  const ada = await t.signUp()
  const eve = await t.signUp()
  expect(await read(ada)).toEqual([])
  expect((await ada.call(tours.markSeen, { tour: 'student', outcome: 'skipped' })).status).toBe(200)
  expect((await ada.call(tours.markSeen, { tour: 'college', outcome: 'finished' })).status).toBe(200)
  expect(await read(ada)).toEqual(['student', 'college'])
  expect(await read(eve)).toEqual([])
})

test('marked twice it is kept once, as it was the first time', async () => {
  const ada = await t.signUp()
  await ada.call(tours.markSeen, { tour: 'student', outcome: 'skipped' })
  expect((await ada.call(tours.markSeen, { tour: 'student', outcome: 'finished' })).status).toBe(200)
  const rows = await t.db.select().from(userSettings).where(eq(userSettings.userId, ada.id))
  expect(rows).toMatchObject([
    {
      settingKey: 'tour.student',
      settingValue: { outcome: 'skipped', seenAt: t.clock.now.toISOString() },
    },
  ])
})

test('a tour that there is not, and an outcome that there is not, are refused', async () => {
  const ada = await t.signUp()
  const put = (tour: string, outcome: string) =>
    ada.call(tours.markSeen, { tour: tour as 'student', outcome: outcome as 'skipped' })
  expect((await put('visitor', 'skipped')).status).toBe(400)
  expect((await put('student', 'seen')).status).toBe(400)
  expect(await read(ada)).toEqual([])
})

test('demo accounts, whose passwords everybody knows, are shown no tour by themselves, but for the newcomer', async () => {
  await fillDemo(t.deps)
  await fillDemo(t.deps)
  const names = DEMO_ACCOUNTS.map(({ username }) => username)
  const accounts = await t.db.select().from(users).where(inArray(users.username, names))
  expect(accounts).toHaveLength(names.length)
  for (const { id, username } of accounts)
    expect(await selectSeenTours(t.db, id)).toEqual(username === 'demo-newcomer' ? [] : [...TOURS])
})
