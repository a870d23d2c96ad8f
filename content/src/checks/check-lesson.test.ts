import { expect, test } from 'vitest'
import type { LessonFacts } from '../format/shapes.ts'
import { checkLesson } from './check-lesson.ts'

const facts: LessonFacts = {
  id: 'math-10-x',
  title: 'X',
  description: 'X.',
  subject: 'Mathematics',
  grade: 10,
  unit: 'U',
  duration: 10,
  difficulty: 3,
  objectives: ['X.'],
  vocabulary: {},
  skills: ['math.10.x'],
  prerequisites: [],
  standards: [],
}
const svg =
  '<svg viewBox="0 0 10 10"><title>Line</title><desc>A short straight line.</desc><line class="ink" x1="1" y1="1" x2="9" y2="9"/></svg>'
const prose = 'Every lesson needs enough words so that it really teaches something to its reader. '.repeat(40)
const good = `${prose}

## One

:::figure A line.
${svg}
:::

:::example Adding
$1 + 1 = 2$
:::

## Two

:::try
What is $1 + 1$?
---
It is 2.
:::

:::try
And $2 + 2$?
---
It is 4.
:::

## Three

:::summary
- Adding works.
:::
`

test('a lesson with all its parts has no fault', () => {
  expect(checkLesson(facts, good)).toEqual([])
})

test.each([
  ['a missing section', good.replace('## Three', ''), /2 sections/],
  ['a missing example', good.replace(':::example Adding', ':::note Adding'), /no :::example/],
  ['an answer that is not hidden', good.replace('---\nIt is 4.', 'It is 4.'), /no --- with its answer/],
  ['a box that is never closed', good.replace('- Adding works.\n:::', '- Adding works.'), /boxes are opened/],
  ['a missing picture', good.replace(/:::figure[\s\S]*?\n:::\n/, ''), /no :::figure/],
  ['a picture without words', good.replace('<desc>A short straight line.</desc>', ''), /no <desc>/],
  ['a picture with its own colours', good.replace('class="ink"', 'stroke="#ff0000"'), /its own colour/],
  ['a script', `${good}\n<script>alert(1)</script>\n`, /sanitiser does not let this through/],
  [
    'a link that leads elsewhere',
    `${good}\n[x](https://example.org)\n`,
    /sanitiser does not let this through/,
  ],
  ['a formula that is none', good.replace('$1 + 1 = 2$', '$\\frac{1}$'), /does not compile/],
  ['too few words', good.replace(prose, 'Short.'), /words, 480 are needed/],
])('%s is found', (_, body, fault) => {
  expect(checkLesson(facts, body).join('\n')).toMatch(fault)
})

test('a text far above its grade is found', () => {
  expect(checkLesson({ ...facts, grade: 2 }, good).join('\n')).toMatch(/Flesch–Kincaid.*not 2/)
})
