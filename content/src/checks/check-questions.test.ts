import { expect, test } from 'vitest'
import type { LessonFile } from '../format/read-curriculum.ts'
import type { LearnerQuestions } from '../format/shapes.ts'
import { checkQuestionFiles, checkQuestions } from './check-questions.ts'

const headings = new Map([
  ['math-3-rows', ['Rows', 'Turn it around']],
  ['math-3-share', ['Two stories?']],
])
const five = (word: string) => [1, 2, 3, 4, 5].map((number) => `why is ${word} number ${number} like that`)
const rows = { Rows: five('row'), 'Turn it around': five('turn') }
const faults = (questions: LearnerQuestions) => checkQuestions(questions, headings).join('\n')
const withRow = (...more: string[]) => faults({ 'math-3-rows': { ...rows, Rows: [...rows.Rows, ...more] } })

test('good questions have no fault', () => {
  expect(faults({ 'math-3-rows': rows })).toBe('')
})

test.each<[string, LearnerQuestions, RegExp]>([
  ['an unknown lesson', { 'math-3-squares': rows }, /no lesson math-3-squares/],
  ['an unknown section', { 'math-3-rows': { ...rows, rows: five('other') } }, /no section .* called "rows"/],
  ['a section left out', { 'math-3-rows': { Rows: five('row') } }, /"Turn it around" has 0 questions/],
  [
    'too few questions',
    { 'math-3-rows': { ...rows, Rows: five('row').slice(1) } },
    /"Rows" has 4 questions, 5 to 20/,
  ],
  [
    'too many questions',
    { 'math-3-rows': { ...rows, Rows: ['a', 'b', 'c', 'd', 'e'].flatMap(five) } },
    /has 25 questions/,
  ],
  [
    'a question of another lesson',
    { 'math-3-rows': rows, 'math-3-share': { 'Two stories?': five('Row') } },
    /stands also in math-3-rows, "Rows"/,
  ],
])('%s is found', (_, questions, reason) => {
  expect(faults(questions)).toMatch(reason)
})

test('a question is the same in capitals and with marks, but not with another sign', () => {
  expect(withRow('Why 3 + 4?', 'why 3 + 4')).toMatch(/stands also/)
  expect(withRow("why don't i add", 'why dont i add')).toMatch(/stands also/)
  expect(withRow('why 3 + 4', 'why 3 × 4', 'why 3 - 4')).toBe('')
})

test('a heading of any lesson of the course is no question', () => {
  expect(withRow('two stories')).toMatch(/"two stories" is a heading/)
})

test('a long question is found', () => {
  expect(withRow('w'.repeat(140))).toBe('')
  expect(withRow('w'.repeat(141))).toMatch(/141 characters/)
})

test('a file is held against the lessons of its own course', () => {
  const lesson = (course: string) => ({
    file: `curriculum/mathematics/${course}/rows.md`,
    facts: { id: 'math-3-rows' },
    body: '## Rows\n\nText.\n\n## Turn it around\n\nText.\n',
  })
  const file = 'questions/mathematics/grade-3.yaml'
  const check = (course: string) =>
    checkQuestionFiles([{ file, questions: { 'math-3-rows': rows } }], [lesson(course) as LessonFile])
  expect(check('grade-3')).toEqual([])
  expect(check('grade-4')).toEqual([{ file, reason: 'there is no lesson math-3-rows in this course' }])
})

test('a lesson that nobody asks about is found', () => {
  const lesson = {
    file: 'curriculum/mathematics/grade-3/rows.md',
    facts: { id: 'math-3-rows' },
    body: '## Rows\n\nText.\n',
  }
  const file = 'questions/mathematics/grade-3.yaml'
  expect(checkQuestionFiles([{ file, questions: {} }], [lesson as LessonFile])).toEqual([
    { file, reason: 'math-3-rows: nobody asks anything about it yet' },
  ])
})
