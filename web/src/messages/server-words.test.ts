import { expect, test } from 'vitest'
import { findSentences, findServerSentences } from '../../checks/find-server-sentences.ts'
import { parse } from '../../checks/walk-syntax.ts'
import english from './en/serverMessages.json' with { type: 'json' }
import { createServerWords } from './server-words.ts'

const say = createServerWords(
  {
    gone: 'Note not found',
    row: 'Row {{a}}: {{b}} Nobody was added.',
    name: 'Write a username.',
    unread: '{{a}} could not be read: {{b}}.',
    empty: '{{a}} could not be read: it has no text.',
  },
  {
    gone: 'Die Notiz gibt es nicht',
    row: 'Niemand wurde hinzugefügt. Zeile {{a}}: {{b}}',
    name: 'Schreib einen Benutzernamen.',
    unread: '{{a}} ließ sich nicht lesen: {{b}}.',
    empty: '{{a}} ließ sich nicht lesen: kein Text.',
  },
)

test.each([
  ['Note not found', 'Die Notiz gibt es nicht'],
  [
    'Row 3: Write a username. Nobody was added.',
    'Niemand wurde hinzugefügt. Zeile 3: Schreib einen Benutzernamen.',
  ],
  ['a.pdf could not be read: it has no text.', 'a.pdf ließ sich nicht lesen: kein Text.'],
  ['a.pdf could not be read: too large.', 'a.pdf ließ sich nicht lesen: too large.'],
  ['Something new', 'Something new'],
])('“%s” is said as “%s”', (said, expected) => {
  expect(say(said)).toBe(expected)
})

test('the sentences of the server are found in its sources', () => {
  const code = `
    throw new AppError('conflict', 'You are in this class already.')
    foundOr404(row, 'Note')
    const refusal = \`You have \${MOST} notes. Delete some.\`
    throw new Error('This is a mistake of ours')
    const endpoint = { summary: 'What this endpoint is for' }
    sql\`Some words of SQL\`
    title: z.string().check(z.minLength(1, 'Please give it a title'))
  `
  expect(findSentences(parse('x.ts', code))).toEqual([
    'You are in this class already.',
    'Note not found',
    'You have {{a}} notes. Delete some.',
    'Please give it a title',
  ])
})

/** Every source of the server is read: on a busy machine that takes longer than a test usually may. */
const LONGEST_READ_MS = 60_000

test('each sentence of the server is in en/serverMessages.json, and none that it does not say', {
  timeout: LONGEST_READ_MS,
}, () => {
  const said = findServerSentences()
  const known = new Set<string>(Object.values(english))
  expect([...said].filter((sentence) => !known.has(sentence))).toEqual([])
  expect([...known].filter((sentence) => !said.has(sentence))).toEqual([])
})
