import { expect, test } from 'vitest'
import { accounts } from '#contract/accounts.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { readConfig } from '../config.ts'

test('an account that asks for more than its number a minute waits for the next one, and nobody else does', async () => {
  const t = await createTestApp({
    now: new Date('2026-03-10T09:00:30Z'),
    config: { mostRequestsPerMinute: 3 },
  })
  const [copier, reader] = [await t.signUp(), await t.signUp()]
  const ask = async ({ call }: typeof copier) => (await call(accounts.currentUser, {})).status
  expect([await ask(copier), await ask(copier), await ask(copier)]).toEqual([200, 200, 200])
  const refused = await copier.call(accounts.currentUser, {})
  expect([refused.status, refused.headers['retry-after']]).toEqual([429, '30'])
  expect(await ask(reader)).toBe(200)
  t.clock.now = new Date(t.clock.now.getTime() + MINUTE_MS)
  expect(await ask(copier)).toBe(200)
})

test.each([
  [{ PUBLIC_URL: 'https://learn.example.org' }, 1_200],
  [{ TRUST_PROXY: 'on' }, 1_200],
  [{}, null],
] as const)('with %j the number is %s', (env, most) => {
  expect(readConfig(env, '/srv').mostRequestsPerMinute).toBe(most)
})
