import { expect, test } from 'vitest'
import { listCardWords, listWantedWords } from './search-words.ts'

test('a card is found by its words in small letters, each once, without signs', () => {
  expect(listCardWords(['What is 1/2 of 50%?', 'A HALF: one-half', 'Größe'])).toEqual(
    'what is 1 2 of 50 a half one größe'.split(' '),
  )
})

test('in scripts without spaces any part of a run is a beginning', () => {
  expect(listCardWords(['你好吗'])).toEqual(['你好吗', '好吗', '吗'])
  expect(listCardWords(['สวัสดี'])).toContain('ดี')
})

test('letters made of two signs are the same as those made of one', () => {
  expect(listWantedWords('u\u0308ber')).toEqual(listCardWords(['über']))
})

test('what is wanted is cut like the words, and signs alone are no words', () => {
  const long = 'x'.repeat(50)
  expect(listWantedWords(`${long} ${long}`)).toEqual(listCardWords([long]))
  expect(listWantedWords(' +% ')).toEqual([])
})

test('however long a card is, its words stay few and short', () => {
  const words = listCardWords(['漢字'.repeat(10_000), 'a'.repeat(20_000)])
  expect(words.length).toBeLessThanOrEqual(4000)
  expect(Math.max(...words.map(({ length }) => length))).toBeLessThanOrEqual(20)
})
