import { expect, test } from 'vitest'
import { writeSearchQuery } from './search-query.ts'

const search = (message: string) => writeSearchQuery({ message, turns: [] })

test.each([
  ['who started world war 1', 'who started First World War'],
  ['When did WWII end?', 'When did Second World War end?'],
  ['Why did World War I begin?', 'Why did First World War begin?'],
])('"%s" is looked up by the name that the lessons use', (message, query) => {
  expect(search(message)).toBe(query)
})

test('what is no number of a war stays as it was asked', () => {
  expect(search('Which world warms up?')).toBe('Which world warms up?')
})

test.each([
  ['What does it say about worked examples?', 'worked examples?'],
  ['what does the document say about leadership', 'leadership'],
  ['What does my report say on costs?', 'costs?'],
  ['What do my notes say about leadership?', 'leadership?'],
])('"%s" is looked up by what it is about', (message, query) => {
  expect(search(message)).toBe(query)
})
