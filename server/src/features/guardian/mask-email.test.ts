import { expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'

test.each([
  ['byron@example.org', 'b•••@example.org'],
  ['a@b.org', 'a•••@b.org'],
  ['"odd@part"@example.org', '"•••@example.org'],
])('%s is shown as %s', (email, shown) => {
  expect(maskEmail(email)).toBe(shown)
})
