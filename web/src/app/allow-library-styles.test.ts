import { expect, test } from 'vitest'
import { allowLibraryStyles } from './allow-library-styles.ts'

function readPolicy() {
  let createHTML = (_: string): string => ''
  allowLibraryStyles({
    createPolicy(name, rules) {
      expect(name).toBe('default')
      createHTML = rules.createHTML
    },
  })
  return createHTML
}

test("the select's own style rules pass", () => {
  const rules =
    '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}'
  expect(readPolicy()(rules)).toBe(rules)
})

test.each([
  '',
  '<b>x</b>',
  '[data-radix-x]{a:b}<img src=x>',
  'body{display:none}',
  '[data-radix-x]{background:url(//evil)}',
])('%j is refused', (html) => {
  expect(() => readPolicy()(html)).toThrow('Text must not become HTML')
})

test('browsers without trusted types need no policy', () => {
  expect(() => allowLibraryStyles(undefined)).not.toThrow()
})
