import { expect, test } from 'vitest'
import { SAFE_VALUE } from './clean-html.ts'

test.each([
  'lesson:a-part-of-a-part',
  '0 0 300 180',
  'M12,88C20-79 .5 7Z',
  'translate(10 20)',
  '#arrow',
  'url(#arrow)',
])('%s may stand in a text of the curriculum', (value) => {
  expect(SAFE_VALUE.test(value)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  'https://example.com',
  '//example.com',
  '\\\\example.com',
  '/api/logout',
  'data:text/html,x',
])('%s leads somewhere and is taken out', (value) => {
  expect(SAFE_VALUE.test(value)).toBe(false)
})
