import { expect, test } from 'vitest'
import { readStart } from './read-start.ts'

test('a link names the lesson or quiz that is given out', () => {
  expect(readStart({ quiz: 9, title: 'Boxes' })).toMatchObject({
    kind: 'quiz',
    title: 'Boxes',
    picks: [{ value: '9', label: 'Boxes' }],
  })
  expect(readStart({ lesson: '7', title: 'Boxes' })).toMatchObject({ kind: 'lesson' })
})

test('a link of class analytics names the group as well, in its class', () => {
  const query = { lesson: '7', title: 'Boxes', class: '3', group: '4' }
  expect(readStart(query)).toMatchObject({ classId: 3, audience: 'group', groupId: 4 })
  expect(readStart({ ...query, class: undefined })).toMatchObject({ audience: 'class', groupId: null })
})

test.each([{}, { quiz: 'x', title: 'A' }, { quiz: 9 }, { quiz: -1, title: 'A' }])(
  '%j begins with an empty form',
  (query) => {
    expect(readStart(query)).toBeNull()
  },
)
