import { expect, test } from 'vitest'
import { checkMessage, readProblems } from './check-message.ts'

const whole = { name: 'Maya', email: 'maya@example.org', subject: 'Hello', message: 'A question.' }

test.each([
  [{}, {}],
  [{ name: '' }, { name: 'missing' }],
  [
    { subject: '  ', message: '\n' },
    { subject: 'missing', message: 'missing' },
  ],
  [{ email: '' }, { email: 'missing' }],
  [{ email: 'maya' }, { email: 'badEmail' }],
  [{ email: 'maya@example' }, { email: 'badEmail' }],
  [{ email: 'maya at@example.org' }, { email: 'badEmail' }],
  [{ email: ' maya@example.org ' }, {}],
])('%j leaves %j to be put right', { tags: ['PUBLIC-85', 'PUBLIC-86'] }, (change, problems) => {
  expect(checkMessage({ ...whole, ...change })).toEqual(problems)
})

test('what the server refuses is shown at its field', () => {
  expect(readProblems([{ field: 'email' }, { field: 'website' }])).toEqual({ email: 'badEmail' })
})
