import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

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
