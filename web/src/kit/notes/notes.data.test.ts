import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Note } from '#contract/study/notes.ts'
import { createNote, hideNote, notesQuery, showNote } from './notes.data.ts'

const note = (id: number, more: Partial<Note> = {}): Note => ({
  id,
  userId: 1,
  title: `Note ${id}`,
  content: 'Text',
  originalContent: null,
  source: 'manual',
  sourceUrl: null,
  lessonId: null,
  lessonTitle: null,
  lessonSection: null,
  quote: null,
  videoContentId: null,
  videoTitle: null,
  videoSeconds: null,
  tags: [],
  createdAt: `2026-03-0${id}T09:00:00.000Z`,
  updatedAt: `2026-03-0${id}T09:00:00.000Z`,
  ...more,
})

function openLists() {
  const client = new QueryClient()
  const put = (filter: object, ...items: Note[]) =>
    client.setQueryData(notesQuery(1, filter).queryKey, {
      pages: [{ items, next: undefined }],
      pageParams: [0],
    })
  const idsOf = (filter: object) =>
    client
      .getQueryData(notesQuery(1, filter).queryKey)
      ?.pages.flatMap(({ items }) => items.map(({ id }) => id))
  return { client, put, idsOf }
}

const never = () => Promise.reject(new Error('was sent'))

test('without a user nothing is sent', { tags: ['Y-07', 'NOTE-26'] }, async () => {
  await expect(createNote(never, null, { title: 'a', content: 'b' })).rejects.toThrow(
    'User not authenticated',
  )
})

test.each([
  [' ', 'b'],
  ['a', '\n'],
])('without title or content nothing is sent: %j, %j', { tags: ['Y-07'] }, async (title, content) => {
  await expect(createNote(never, { id: 1 }, { title, content })).rejects.toThrow(
    'Title and content are required',
  )
})

test('the note is sent with its user', { tags: ['API2-04'] }, async () => {
  const sent: unknown[] = []
  await createNote(
    async (input) => {
      sent.push(input)
      return note(1)
    },
    { id: 1 },
    { title: 'a', content: 'b' },
  )
  expect(sent).toEqual([{ title: 'a', content: 'b', userId: 1 }])
})

test('a saved note stands in the lists it belongs to and leaves the others', () => {
  const { client, put, idsOf } = openLists()
  put({}, note(3), note(1))
  put({ tag: 'a' }, note(3, { tags: ['a'] }))
  put({ lessonId: 5 })
  showNote(client, note(2, { tags: ['b'], lessonId: 5 }))
  showNote(client, note(3, { tags: ['b'] }))
  expect([idsOf({}), idsOf({ tag: 'a' }), idsOf({ lessonId: 5 })]).toEqual([[3, 2, 1], [], [2]])
})

test('a deleted note leaves every list', () => {
  const { client, put, idsOf } = openLists()
  put({}, note(3), note(1))
  put({ tag: 'a' }, note(3))
  hideNote(client, note(3))
  expect([idsOf({}), idsOf({ tag: 'a' })]).toEqual([[1], []])
})
