import { expect, test } from 'vitest'
import { type ChatMessage, DIALOG_SUBJECTS, PANEL_SUBJECTS, SESSION_SUBJECTS } from '#contract/study/chat.ts'
import { addMessages, changeMessage } from './chat.data.ts'
import { createPacer } from './send/pace-pieces.ts'
import { isUnderWay } from './send/runs.ts'
import { keepPreferences, readPreferences, toSentPreferences } from './settings/agent-preferences.ts'
import { nameText } from './thread/name-text.ts'
import { citeSources, pointAtQuotes, splitContacts } from './thread/reply-text.ts'

const message = (id: number, content = '') => ({ id, content }) as ChatMessage
const history = {
  pages: [
    [message(3), message(4)],
    [message(1), message(2)],
  ],
  pageParams: [0, 3],
}

test('what was just said stands at the end, once, and earlier pages stay', () => {
  const added = addMessages(history, [message(4, 'new'), message(5)])
  expect(added?.pages.map((page) => page.map(({ id }) => id))).toEqual([
    [3, 4, 5],
    [1, 2],
  ])
  expect(added?.pages[0]?.[1]?.content).toBe('new')
  expect(addMessages(undefined, [message(1)])).toBeUndefined()
})

test('a rated reply changes where it stands', () => {
  expect(changeMessage(history, message(2, 'rated'))?.pages[1]?.[1]?.content).toBe('rated')
})

test.each([
  ['Water boils [1].', 'Water boils [\\[1\\]](</lessons/4?passage=1>).'],
  ['Two [1][2].', 'Two [\\[1\\]](</lessons/4?passage=1>)[\\[2\\]](</notes?note=2>).'],
  ['Nothing [3] [x]', 'Nothing [3] [x]'],
  ['`a[1]` and $b[1]$ and [1](/x)', '`a[1]` and $b[1]$ and [1](/x)'],
])('in %j sources become links', (text, linked) => {
  expect(citeSources(text, [{ path: '/lessons/4?passage=1' }, { path: '/notes?note=2' }])).toBe(linked)
})

test('a lesson that is named as a whole opens at what was quoted from it', () => {
  const sources = [
    { kind: 'lesson', path: '/lessons/4' },
    { kind: 'lesson', path: '/lessons/5?passage=1-9#x' },
    { kind: 'note', path: '/notes' },
  ]
  const text = 'This page says:\n\n> Digits move, one place. [1]\n> Else. [2]'
  expect(pointAtQuotes(text, sources).map(({ path }) => path)).toEqual([
    '/lessons/4?quote=Digits%20move%2C%20one%20place.',
    '/lessons/5?passage=1-9#x',
    '/notes',
  ])
  expect(pointAtQuotes('No quotation [1]', sources)).toEqual(sources)
  const own = [{ kind: 'document', path: '/professional/chat?document=3' }]
  expect(pointAtQuotes('> Nightly. [1]', own)[0]?.path).toBe('/professional/chat?document=3&quote=Nightly.')
})

test.each([
  ['## The **water** cycle\n\nText', 'The water cycle'],
  ['\n- Ice melts [1].', 'Ice melts.'],
  ['word '.repeat(40), `${'word '.repeat(16).trim()}…`],
  ['---\n', ''],
])('a saved text %j is called %j', (text, name) => {
  expect(nameText(text)).toBe(name)
})

test.each([
  ['Call Childline: 0800 1111.', '0800 1111', 'tel:08001111'],
  ['Ring +49 (30) 123-45, please', '+49 (30) 123-45', 'tel:+493012345'],
  ['Write to help@example.org now', 'help@example.org', 'mailto:help@example.org'],
  ['See https://example.org/help.', 'https://example.org/help', 'https://example.org/help'],
  ['Go to room 12.', undefined, undefined],
])('%j names %j, which leads to %s', (text, name, href) => {
  const parts = splitContacts(text)
  const found = parts.find((part) => part.href !== null)
  expect([found?.text, found?.href]).toEqual([name, href])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

test('pieces are shown together, and none after the end', () => {
  const shown: string[] = []
  const due: (() => void)[] = []
  const pacer = createPacer(
    (said) => shown.push(said),
    (run) => due.push(run),
    () => due.pop(),
  )
  pacer.add('Wat')
  pacer.add('er')
  due.pop()?.()
  pacer.restart()
  pacer.add('Ice')
  due.pop()?.()
  pacer.add('!')
  pacer.end()
  expect(shown).toEqual(['Water', 'Ice'])
  expect(pacer.read()).toBe('Ice!')
  expect(due).toEqual([])
})

test.each([
  ['waiting', true],
  ['speaking', true],
  ['stopped', false],
  ['failed', false],
] as const)('while %s nothing else is sent: %s', { tags: ['STATE-16'] }, (phase, isBlocked) => {
  expect(isUnderWay({ run: { question: '', said: '', phase }, isMaking: false })).toBe(isBlocked)
})

test('preferences stay on the device; what cannot be read counts as never chosen', {
  tags: ['OFFLINE-09', 'AGENT-11'],
}, () => {
  const kept = new Map<string, string>()
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: kept.set.bind(kept) }
  const defaults = { preferredAgents: ['tutor'], enableCollaboration: true, adaptiveMode: true }
  expect(readPreferences(7, store)).toEqual(defaults)
  keepPreferences(7, { preferredAgents: ['content'], enableCollaboration: false, adaptiveMode: true }, store)
  expect(readPreferences(7, store)).toEqual({
    preferredAgents: ['content'],
    enableCollaboration: false,
    adaptiveMode: true,
  })
  expect(readPreferences(8, store)).toEqual(defaults)
  expect(readPreferences(7, { getItem: () => '{"preferredAgents":"all"' })).toEqual(defaults)
  expect(toSentPreferences(readPreferences(7, store))).toEqual({
    preferTutoring: false,
    preferredAgents: ['content'],
    enableCollaboration: false,
    adaptiveMode: true,
  })
})

test('the subjects are the documented ones, in their order', {
  tags: ['CONST2-38', 'CONST2-39', 'CONST2-40'],
}, () => {
  expect(DIALOG_SUBJECTS.join(', ')).toBe(
    'Mathematics, English, Science, History, Geography, Art, Music, Physical Education, Computer Science, General',
  )
  expect(SESSION_SUBJECTS.join(', ')).toBe(
    'Mathematics, Science, English, History, Geography, Art, Music, Physical Education',
  )
  expect(PANEL_SUBJECTS.join(', ')).toBe(
    'General, Professional Development, Leadership, Technology, Business Strategy, Research Methods',
  )
})
