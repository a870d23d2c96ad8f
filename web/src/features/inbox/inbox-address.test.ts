import { expect, test } from 'vitest'
import { readInboxAddress, WHOLE_INBOX, writeInboxAddress } from './inbox-address.ts'

test('an address leads back to the same list and the same message', () => {
  const address = {
    search: 'sound',
    kind: 'contact',
    status: 'closed',
    priority: 'urgent',
    only: 'mine',
    isOldestFirst: true,
    userId: 12,
    open: { kind: 'ticket', id: 7 },
  } as const
  expect(readInboxAddress(writeInboxAddress(address))).toEqual(address)
  expect(writeInboxAddress(WHOLE_INBOX)).toEqual({})
})

test.each([
  { kind: 'letter', status: 'lost', priority: 'now', only: 'yours', userId: '-3', open: 'ticket-' },
  { open: 'ticket-1;drop', userId: 'x', q: {} },
  { open: 'contact-0' },
])('%j asks for nothing that exists and is the whole inbox', (query) => {
  expect(readInboxAddress(query)).toEqual(WHOLE_INBOX)
})
