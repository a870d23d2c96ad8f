import { expect, test } from 'vitest'
import { nest, sayRefusal } from './refusal.ts'

const TEXTS = {
  gone: 'Note not found',
  tooMany: 'You have {{most}} notes. Delete some.',
  row: 'Row {{row}}: {{problem}} Nobody was added.',
  tooLong: '{{field}} can have up to {{most}} characters.',
  title: 'Title',
}

test('a refusal is told by its text, with what it was made of', () => {
  expect(sayRefusal(TEXTS, 'gone')).toEqual({ reason: 'gone', message: 'Note not found' })
  expect(sayRefusal(TEXTS, { reason: 'tooMany', params: { most: 40 } })).toEqual({
    reason: 'tooMany',
    params: { most: 40 },
    message: 'You have 40 notes. Delete some.',
  })
})

test('a refusal within another one ends like a sentence', () => {
  const said = sayRefusal(TEXTS, { reason: 'row', params: { row: 3, problem: nest('gone') } })
  expect(said.message).toBe('Row 3: Note not found. Nobody was added.')
  expect(said.params?.problem).toEqual({ reason: 'gone', message: 'Note not found' })
  const chinese = sayRefusal({ row: '第 {{row}} 行：{{problem}}没有添加。', gone: '找不到笔记' }, said)
  expect(chinese.message).toBe('第 3 行：找不到笔记。没有添加。')
})

test('a label within a refusal is no sentence', () => {
  const refusal = { reason: 'tooLong', params: { field: nest('title'), most: 9 } }
  expect(sayRefusal(TEXTS, refusal).message).toBe('Title can have up to 9 characters.')
  expect(
    sayRefusal({ tooLong: '{{field}}: höchstens {{most}} Zeichen.', title: 'Titel' }, refusal).message,
  ).toBe('Titel: höchstens 9 Zeichen.')
})

test('a reason that the texts lack is told as it came, also within another one', () => {
  expect(sayRefusal(TEXTS, { reason: 'newer', message: 'Something new' }).message).toBe('Something new')
  expect(sayRefusal(TEXTS, { reason: 'toString', message: 'Odd' }).message).toBe('Odd')
  const problem = { reason: 'newer', message: 'Something new.' }
  expect(sayRefusal(TEXTS, { reason: 'row', params: { row: 1, problem } }).message).toBe(
    'Row 1: Something new. Nobody was added.',
  )
})

test('what people wrote is filled in as it is, whatever signs it holds', () => {
  expect(sayRefusal(TEXTS, { reason: 'tooMany', params: { most: '$& {{most}}' } }).message).toBe(
    'You have $& {{most}} notes. Delete some.',
  )
})
