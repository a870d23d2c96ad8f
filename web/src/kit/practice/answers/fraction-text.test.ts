import { expect, test } from 'vitest'
import { joinFraction, splitFraction, typeInBox } from './fraction-text.ts'

const EMPTY = { whole: '', top: '', bottom: '' }

test.each([
  ['3/4', { whole: '', top: '3', bottom: '4' }],
  ['1 3/4', { whole: '1', top: '3', bottom: '4' }],
  ['-1/2', { whole: '', top: '-1', bottom: '2' }],
  ['-2 1/2', { whole: '-2', top: '1', bottom: '2' }],
  ['5', { whole: '5', top: '', bottom: '' }],
  ['3/', { whole: '', top: '3', bottom: '' }],
  ['2 /4', { whole: '2', top: '', bottom: '4' }],
  ['', EMPTY],
])('%j stands in its boxes and comes back the same', (text, parts) => {
  expect(splitFraction(text)).toEqual(parts)
  expect(joinFraction(parts)).toBe(text)
})

test('a fraction typed in one go finds its boxes', () => {
  expect(typeInBox(EMPTY, 'whole', '3/')).toEqual({
    parts: { whole: '', top: '3', bottom: '' },
    next: 'bottom',
  })
  expect(typeInBox({ ...EMPTY, whole: '1' }, 'whole', '1 ')).toEqual({
    parts: { whole: '1', top: '', bottom: '' },
    next: 'top',
  })
  expect(typeInBox({ ...EMPTY, whole: '1' }, 'top', '3/')).toEqual({
    parts: { whole: '1', top: '3', bottom: '' },
    next: 'bottom',
  })
})

test('a fraction that is pasted falls into its parts', () => {
  expect(typeInBox(EMPTY, 'whole', '1 3/4').parts).toEqual({ whole: '1', top: '3', bottom: '4' })
  expect(typeInBox(EMPTY, 'top', ' 3 / 4').parts).toEqual({ whole: '', top: '3', bottom: '4' })
})

test('a mixed number that begins in the top box moves its whole part out', () => {
  expect(typeInBox({ ...EMPTY, top: '1' }, 'top', '1 ')).toEqual({
    parts: { whole: '1', top: '', bottom: '' },
    next: 'top',
  })
  expect(typeInBox(EMPTY, 'top', '1 3/4').parts).toEqual({ whole: '1', top: '3', bottom: '4' })
})

test('below the line neither bars nor spaces are kept', () => {
  expect(typeInBox({ ...EMPTY, top: '3' }, 'bottom', '4/ ')).toEqual({
    parts: { whole: '', top: '3', bottom: '4' },
    next: 'bottom',
  })
})

test('a decimal stays where it is typed', () => {
  expect(typeInBox(EMPTY, 'whole', '0.5')).toEqual({ parts: { ...EMPTY, whole: '0.5' }, next: 'whole' })
})
