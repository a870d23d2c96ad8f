import { expect, test } from 'vitest'
import { type FormulaNode, sayFormula } from './say-formula.ts'
import { splitSentences, wordAt } from './split-sentences.ts'

const leaf = (localName: string, textContent: string): FormulaNode => ({
  localName,
  textContent,
  children: [],
})
const node = (localName: string, ...children: FormulaNode[]): FormulaNode => ({
  localName,
  textContent: children.map(({ textContent }) => textContent).join(''),
  children,
})
const n = (text: string) => leaf('mn', text)
const i = (text: string) => leaf('mi', text)
const o = (text: string) => leaf('mo', text)

test.each([
  [node('math', n('50'), o('+'), n('2'), o('='), n('52')), '50 plus 2 equals 52'],
  [node('math', node('mfrac', n('1'), n('2'))), '1 over 2'],
  [node('math', node('msup', i('x'), n('2')), o('−'), n('4')), 'x squared minus 4'],
  [node('math', node('msup', i('a'), node('mrow', i('n'), o('+'), n('1')))), 'a to the power of n plus 1'],
  [node('math', node('msqrt', n('9')), o('<'), n('4')), 'the square root of 9 is less than 4'],
  [node('math', i('f'), o('\u2061'), o('('), i('x'), o(')'), o('≥'), n('0')), 'f x is at least 0'],
  [node('math', node('mover', i('x'), o('ˉ'))), 'x bar'],
  [node('math', node('mtext', leaf('mtext', 'rise'))), 'rise'],
])('a formula is said in words: %#', (formula, words) => {
  expect(sayFormula(formula)).toBe(words)
})

test('a text falls into its sentences, without the spaces between them', () => {
  const text = ' Leo has 29 shells.  Ana has 3.5 more! Who has more? '
  expect(splitSentences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Leo has 29 shells.',
    'Ana has 3.5 more!',
    'Who has more?',
  ])
  expect(splitSentences('   ')).toEqual([])
})

test.each([
  ["It isn't far", 3, "isn't"],
  ['Größe zählt', 0, 'Größe'],
  ['!', 0, '!'],
])('the word in %j at %d is %s', (text, start, word) => {
  const span = wordAt(text, start)
  expect(text.slice(span.start, span.end)).toBe(word)
})
