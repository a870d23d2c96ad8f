import { expect, test } from 'vitest'
import { compileLesson } from '#content/compile/compile-lesson.ts'
import { readPage } from '../retrieval/passages/read-page.ts'
import { writeHtml } from '../retrieval/passages/write-html.ts'
import { readLessonGuide } from './read-lesson-guide.ts'

const source = {
  kind: 'lesson',
  id: 7,
  title: 'T',
  path: '/lessons/7',
  documentType: 'lesson',
  grade: 3,
  subject: 'Mathematics',
} as const

function readGuide(html: string, vocabulary: Record<string, string> = {}) {
  const lesson = { source, lessonId: 7, key: 'key', title: 'T', subject: 'Mathematics', grade: 3 }
  return readLessonGuide({ ...lesson, html, vocabulary }, { skills: [], buildsOn: [], next: null })
}

const EXAMPLE = `An opening.

## Rows & columns

Three rows of $4$ are **twelve**: $5 more than *7*.

1. First.
2. Then:
   - inside

:::figure Twelve dots.
<svg viewBox="0 0 1 1"><title>Dots</title><desc>Three rows of dots.</desc><text>12</text></svg>
:::

:::try
How many are $\\frac{1}{2}$ of 8?
---
There are 4.
:::

:::mistake Adding rows
Abel adds.
:::

| a | b |
| --- | --- |
| $\\vert x\\vert$ | \`y\\|z\` |

:::example Put $\\frac{2}{3}$ on the line
Draw it.
:::

:::summary
- Rows can be multiplied.
:::
`

test('a lesson is taken apart, each part with the place that opens it', () => {
  const { parts } = readGuide(compileLesson(EXAMPLE).html, {
    row: 'A line of things.',
    column: 'A [tall] row.',
  })
  expect(parts).toEqual([
    expect.objectContaining({ name: 'start/text-1', kind: 'text', section: null, text: 'An opening.' }),
    expect.objectContaining({
      name: 'rows-columns/text-1',
      section: 'Rows & columns',
      text: 'Three rows of $4$ are **twelve**: \\$5 more than *7*.\n\n1. First.\n2. Then:\n   - inside',
      path: '/lessons/7?passage=0-51#rows-columns',
    }),
    expect.objectContaining({
      name: 'rows-columns/figure-1',
      kind: 'figure',
      title: 'Twelve dots.',
      text: 'Three rows of dots.',
    }),
    expect.objectContaining({
      kind: 'try',
      title: null,
      text: 'How many are $\\frac{1}{2}$ of 8?',
      answer: 'There are 4.',
    }),
    expect.objectContaining({ kind: 'mistake', title: 'Adding rows', text: 'Abel adds.', answer: null }),
    expect.objectContaining({
      name: 'rows-columns/text-2',
      text: '| a | b |\n| --- | --- |\n| $\\vert x\\vert$ | `y\\|z` |',
    }),
    expect.objectContaining({ kind: 'example', title: 'Put $\\frac{2}{3}$ on the line', text: 'Draw it.' }),
    expect.objectContaining({ kind: 'summary', section: null, text: '- Rows can be multiplied.' }),
    expect.objectContaining({
      name: 'vocabulary',
      text: 'column: A \\[tall\\] row.\nrow: A line of things.',
      path: '/lessons/7?passage=0-0#vocabulary',
    }),
  ])
})

test('a text that only looks like Markdown or HTML stays words', () => {
  const { parts } = readGuide(
    '<p># not a heading</p><p>1. no list</p><p>2 * 3 * 4, a_b_c, [x](y), &lt;b&gt;, `c` and $5 or $6</p><p>&amp;lt;</p>',
  )
  expect(readPage(writeHtml(parts[0]?.text ?? ''))[0]?.lines.map(({ text }) => text)).toEqual([
    '# not a heading',
    '1. no list',
    '2 * 3 * 4, a_b_c, [x](y), <b>, `c` and $5 or $6',
    '&lt;',
  ])
})
