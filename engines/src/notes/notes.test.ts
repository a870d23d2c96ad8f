import fc from 'fast-check'
import { expect, test } from 'vitest'
import { draftCards, listWords, markWords, nameFile, takeSnippet, writeMarkdown } from './index.ts'

const marked = (text: string, wanted: string) =>
  markWords(text, listWords(wanted)).map(([start, end]) => text.slice(start, end))

test.each([
  ['Half a fraction', 'frac', ['fraction']],
  ['Half a fraction', 'FRACTIONS', ['fraction']],
  ['Fractions, decimals; fractional.', 'fraction', ['Fractions', 'fractional']],
  ['see fig.3/b', '3 b', ['3', 'b']],
  ['a cat sat', 'cats', []],
  ['Größe und Grösse', 'größe', ['Größe']],
  ['分数 和 小数', '分数', ['分数']],
  ['nothing', '…', []],
])('in "%s" the search "%s" marks %j', { tags: ['N1', 'N2'] }, (text, wanted, words) => {
  expect(marked(text, wanted)).toEqual(words)
})

test('a snippet shows the densest place, with its marks where they stand', { tags: ['N4'] }, () => {
  const text = `A fraction. ${'word '.repeat(200)}Every fraction is a fraction. ${'word '.repeat(200)}`
  const { text: snippet, marks } = takeSnippet(text, ['fraction'])
  expect(marks.map(([start, end]) => snippet.slice(start, end))).toEqual(['fraction', 'fraction'])
  expect(snippet).toMatch(/^…word .* word…$/)
  expect(snippet.length).toBeLessThan(210)
})

test('without a mark the snippet is the start', { tags: ['N4'] }, () => {
  expect(takeSnippet('Short note', ['other'])).toEqual({ text: 'Short note', marks: [] })
})

test('a snippet shows words, not the signs of Markdown', { tags: ['N4'] }, () => {
  const note =
    '## Idea\n\n- **equal** parts\n- [ ] see [the `page`](/lessons/5)\n\n> 2 * 3 < a_b\n\n```js\nx\n```'
  const { text } = takeSnippet(note, [])
  expect(text.replace(/\s+/g, ' ').trim()).toBe('Idea equal parts see the page 2 * 3 < a_b x')
})

test('any text gives marks inside its snippet and no broken character', { tags: ['N3', 'N4'] }, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', maxLength: 600 }),
      fc.string({ maxLength: 8 }),
      (text, wanted) => {
        const { text: snippet, marks } = takeSnippet(text, listWords(wanted))
        expect(snippet.isWellFormed()).toBe(true)
        expect(snippet.length).toBeLessThanOrEqual(202)
        for (const [start, end] of marks)
          expect(start >= 0 && start < end && end <= snippet.length).toBe(true)
      },
    ),
  )
})

test('a note leaves as Markdown with its passage and the way back', { tags: ['N5'] }, () => {
  const text = writeMarkdown({
    title: 'Halves *and*\n more',
    content: 'Two **equal** parts.\n\n',
    tags: ['fractions', 'grade 5'],
    quote: 'Share in two.\nEach gets half.',
    source: { name: 'Halves', href: '/lessons/4#share' },
    day: '2026-03-01',
  })
  expect(text).toBe(
    '# Halves \\*and\\* more\n\n2026-03-01 · \\#fractions · \\#grade-5\n\n> Share in two.\n> Each gets half.\n\n[Halves](</lessons/4#share>)\n\nTwo **equal** parts.\n',
  )
})

test.each([
  ['Halves & Quarters!', 'halves-quarters.md'],
  ['../../etc/passwd', 'etc-passwd.md'],
  ['Élève', 'eleve.md'],
  ['分数', '分数.md'],
  ['…', 'note.md'],
  ['CON', 'note-con.md'],
  ['x'.repeat(300), `${'x'.repeat(80)}.md`],
])('a note called %s becomes the file %s', { tags: ['N6'] }, (title, name) => {
  expect(nameFile(title, 'md')).toBe(name)
})

test('what is put as question and answer becomes cards, in its order', { tags: ['N7'] }, () => {
  const content = [
    'Q: What is a half?',
    'A: One of two equal parts.',
    '',
    '- **Numerator**: the number above',
    '- Denominator – the number below',
    'See https://example.org/a: nothing',
    '# Why',
    'Because sharing is fair.',
    'Always.',
    '## Terms',
    'Whole: all of it',
  ].join('\n')
  expect(draftCards(content)).toEqual([
    { front: 'What is a half?', back: 'One of two equal parts.' },
    { front: 'Numerator', back: 'the number above' },
    { front: 'Denominator', back: 'the number below' },
    { front: 'Why', back: 'Because sharing is fair.\nAlways.' },
    { front: 'Whole', back: 'all of it' },
  ])
})

test('plain prose gives no cards, and no text gives more than a hundred', { tags: ['N7'] }, () => {
  expect(draftCards('Just a thought without any form.')).toEqual([])
  expect(draftCards(Array.from({ length: 500 }, (_, n) => `term ${n}: meaning`).join('\n'))).toHaveLength(100)
})

test.each([
  `# a${'#'.repeat(40_000)}b`,
  `a${' '.repeat(40_000)}b`,
  `${'a '.repeat(20_000)}`,
  '#'.repeat(40_000),
])('a line made to keep patterns busy is done with at once', (line) => {
  const before = process.threadCpuUsage()
  draftCards(`${line}\n`.repeat(2))
  takeSnippet(line, ['a'])
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(500)
})
