import { expect, test } from 'vitest'
import { drawFormula } from '#engines/formulas/draw-formula.ts'
import { readPage } from './read-page.ts'
import { splitPassages } from './split-passages.ts'
import { splitSentences } from './split-sentences.ts'

const UNSEEN = /[\s\u200b\u2061-\u2064]/g
const draw = (tex: string) => {
  const drawn = drawFormula(tex, false, true)
  if (!drawn.ok) throw new Error(drawn.reason)
  return drawn.html
}
const LESSON = `<p>A short opening.</p>
<h2 id="rows">Rows</h2><p>Three rows of four are <strong>twelve</strong>.</p>
<figure><svg><title>Dots</title><text>12</text></svg><figcaption>Twelve dots.</figcaption></figure>
<div class="box box-try"><p class="box-title">Try it</p><p>How many are 5 rows of 3?</p>
<details><summary>Show the answer</summary><p>There are 15.</p></details></div>
<ul><li>Rows can be multiplied.</li></ul>`

test('a page is read by section, without drawings and hidden answers, its letters counted as they stand there', () => {
  const [opening, rows] = readPage(LESSON)
  expect(opening).toMatchObject({
    id: null,
    heading: null,
    lines: [{ text: 'A short opening.', start: 0, end: 14 }],
  })
  expect(rows).toMatchObject({ id: 'rows', heading: 'Rows' })
  expect(rows?.lines.map(({ text }) => text)).toEqual([
    'Three rows of four are twelve.',
    'Twelve dots.',
    'How many are 5 rows of 3?',
    '- Rows can be multiplied.',
  ])
  const letters =
    'Three rows of four are twelve.Twelve dots.Try itHow many are 5 rows of 3?Show the answerThere are 15.'
  const before = letters.replace(UNSEEN, '').length
  expect(rows?.lines.at(-1)).toMatchObject({ start: before, end: before + 'Rowscanbemultiplied.'.length })
})

test.each([
  ['\\frac{3}{4}', '3/4'],
  ['1\\frac{3}{4}', '1 3/4'],
  ['\\frac{x+1}{2}', '(x + 1)/2'],
  ['x^2 - 10^{12}', 'x² − 10¹²'],
  ['x^{n+1}', 'xⁿ⁺¹'],
  ['x^{ab}', 'x^ab'],
  ['e^{x/2}', 'e^(x/2)'],
  ['a_1 + \\sqrt{16}', 'a₁ + √16'],
  ["f'(x) = 2x", 'f′(x) = 2x'],
  ['3 \\times 4 = 12', '3 × 4 = 12'],
])('the formula %s is quoted as %s', (tex, quoted) => {
  expect(readPage(`<p>${draw(tex)}</p>`)[0]?.lines[0]?.text).toBe(quoted)
})

test('a formula counts the letters of the page, not those of the quote', () => {
  const [section] = readPage(`<p>${draw('\\frac{1}{2}')} is a half.</p>`)
  expect(section?.lines[0]).toMatchObject({ text: '1/2 is a half.', start: 0, end: '12isahalf.'.length })
})

test('passages stay within their section and have a size that can be read at once', () => {
  const paragraph = (n: number) => `<p>${`Sentence ${n} says something about ponds. `.repeat(12)}</p>`
  const html = `<h2 id="a">A</h2>${[1, 2, 3, 4, 5].map(paragraph).join('')}<h2 id="b">B</h2>${paragraph(6)}`
  const passages = splitPassages({ title: 'Ponds', text: html, format: 'html' })
  expect(passages.map(({ sectionId }) => sectionId)).toEqual(['a', 'a', 'a', 'b'])
  for (const { text } of passages) expect(text.split(/\s+/).length).toBeLessThanOrEqual(215)
  for (const [n, { start }] of passages.slice(0, 3).entries()) expect(start).toBe(passages[n - 1]?.end ?? 0)
})

test('a paragraph without an end is cut, and nothing of it is lost', () => {
  const text = Array.from({ length: 1000 }, (_, n) => `word${n}`).join(' ')
  const passages = splitPassages({ title: 'Endless', text, format: 'markdown' })
  expect(passages.length).toBeGreaterThan(4)
  expect(passages.map((passage) => passage.text.replaceAll('\n', ' ')).join(' ')).toBe(text)
})

test('what people typed is counted in the letters that the page shows', () => {
  const text = 'Use <b>tags</b>, ![a cat](/cat.png) and\n\n- [x] done\n\nThe last *words*.'
  const [passage] = splitPassages({ title: 'T', text, format: 'markdown' })
  expect(passage?.text).toBe('Use <b>tags</b>, a cat and\n- done\nThe last words.')
  expect(passage?.end).toBe('Use<b>tags</b>,acatanddoneThelastwords.'.length)
})

test('the words of a lesson are passages of their own, in an order that a database cannot change', () => {
  const one = splitPassages({
    title: 'L',
    text: '',
    format: 'html',
    vocabulary: { b: 'Second.', a: 'First.' },
  })
  const other = splitPassages({
    title: 'L',
    text: '',
    format: 'html',
    vocabulary: { a: 'First.', b: 'Second.' },
  })
  expect(one).toEqual(other)
  expect(one).toMatchObject([{ sectionId: 'vocabulary', text: 'a: First.\nb: Second.' }])
})

test('the hash of a passage changes with its text, its heading and its title', () => {
  const hashOf = (title: string, text: string) => splitPassages({ title, text, format: 'markdown' })[0]?.hash
  const hashes = [
    hashOf('T', '# H\n\nText.'),
    hashOf('U', '# H\n\nText.'),
    hashOf('T', '# I\n\nText.'),
    hashOf('T', '# H\n\nTexts.'),
  ]
  expect(new Set(hashes).size).toBe(4)
  expect(hashOf('T', '# H\n\nText.')).toBe(hashes[0])
})

test('sentences end where sentences end, and a colon keeps its list', () => {
  const text = 'Dr. Who came at 5 p.m. and left. Look for:\n- bubbles\n- heat\nIs it new? Yes.'
  expect(splitSentences(text)).toEqual([
    'Dr. Who came at 5 p.m. and left.',
    'Look for:\n- bubbles\n- heat',
    'Is it new?',
    'Yes.',
  ])
  for (const sentence of splitSentences(text)) expect(text).toContain(sentence)
})
