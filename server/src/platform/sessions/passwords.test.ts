import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hashAtFullCost } from '../../testing/cheap-passwords.ts'
import {
  hashMadePassword,
  hashPassword,
  isCheaplyHashed,
  makeNoPassword,
  PASSWORD_WORK,
  verifyPassword,
} from './passwords.ts'

beforeAll(() => hashAtFullCost(true))
afterAll(() => hashAtFullCost(false))

test('a hash of today is right at its full cost', async () => {
  const stored = 'argon2id$19456$2$dHJlbGxpcy1mdWxsLWNvc3Q=$OnRNTUUmLCmi021R/HqZZysw4Lu4VUAbwOF0ZOT8u04='
  expect(await verifyPassword(stored, 'Ein Wörtchen')).toBe(true)
})

test('a password fits its own hash alone, and is kept nowhere in it', async () => {
  const stored = await hashPassword('Ein Wörtchen')
  expect(stored).not.toContain('Ein')
  expect(await verifyPassword(stored, 'Ein Wörtchen')).toBe(true)
  expect(await verifyPassword(stored, 'Ein Wörtchen'.normalize('NFD'))).toBe(true)
  expect(await verifyPassword(stored, 'ein wörtchen')).toBe(false)
})

test.each([undefined, '', '!', 'secret', 'bcrypt$x'])(
  'nothing fits an account whose hash is %j',
  async (stored) => {
    expect(await verifyPassword(stored, stored ?? '')).toBe(false)
    expect(await verifyPassword(stored, 'secret')).toBe(false)
  },
)

/** What the check of one password has cost, calculation by calculation. */
async function countWork(stored: string | undefined): Promise<unknown[]> {
  const work: unknown[] = []
  const note = (cost: unknown) => work.push(cost)
  subscribe(PASSWORD_WORK, note)
  await verifyPassword(stored, 'a guess').finally(() => unsubscribe(PASSWORD_WORK, note))
  return work
}

test('a name that nobody has, a password of one’s own, an imported one and none at all cost the same work', async () => {
  const own = await countWork(await hashPassword('a password of their own'))
  expect(own).toEqual([
    { memory: 1024, passes: 1 },
    { memory: 19_456, passes: 2 },
  ])
  const imported = await hashMadePassword('k3vt-9mwq-x2fh')
  for (const stored of [imported, makeNoPassword(), '!', undefined])
    expect(await countWork(stored)).toEqual(own)
  expect(await verifyPassword(imported, 'k3vt-9mwq-x2fh')).toBe(true)
  expect([imported, await hashPassword('x'), makeNoPassword(), '!'].map(isCheaplyHashed)).toEqual([
    true,
    false,
    false,
    false,
  ])
})
