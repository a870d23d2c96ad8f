import { expect, test } from 'vitest'
import { renderMarkdown, renderMarkdownParts } from './render-markdown.ts'

const words = { done: 'Done', open: 'Not done', broken: 'Broken' }
const PARAGRAPH = 'A sentence of some length that stands for many others, with *weight*. '.repeat(8)
const BOOK = Array.from(
  { length: 350 },
  (_, n) => `${n % 7 === 0 ? `## Part ${n}\n\n` : ''}${PARAGRAPH}`,
).join('\n\n')

test('a long text in parts is the same text, with the same headings', () => {
  const whole = renderMarkdown({ text: `# Book\n\n${BOOK}`, as: 'block', headingsFrom: 3, words })
  const parts = renderMarkdownParts({ text: `# Book\n\n${BOOK}`, headingsFrom: 3, words }, 5_000)
  expect(parts.length).toBeGreaterThan(30)
  expect(parts.map((draw) => draw()).join('')).toBe(whole)
})

test.each([
  ['a book', BOOK],
  ['one line without an end', 'word * [ _ ` '.repeat(15_000)],
  ['one word without an end', 'a'.repeat(200_000)],
  ['nothing but brackets', '[ '.repeat(100_000)],
  ['nothing but lines', 'a\n\n'.repeat(60_000)],
])('%s of the greatest length is cut into parts without holding up the page', (_, text) => {
  const before = process.threadCpuUsage()
  const parts = renderMarkdownParts({ text: text.slice(0, 200_000), headingsFrom: 3, words }, 5_000)
  parts[0]?.()
  const { user, system } = process.threadCpuUsage(before)
  // Seconds of work, not of time: nobody else counts. The worst takes 0.7, one that reads all for each letter minutes.
  expect((user + system) / 1_000_000).toBeLessThan(5)
})
