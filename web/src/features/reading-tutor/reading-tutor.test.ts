import { describe, expect, test } from 'vitest'
import type { ChatMessage } from '#contract/study/chat.ts'
import type { ReadingQuestion } from '#contract/study/reading.ts'
import { findDefaultGrade } from './find-default-grade.ts'
import { listAreas } from './focus-areas.ts'
import { groupByDay } from './history/group-by-day.ts'
import { cutText } from './own-text/cut-text.ts'
import { type RunStep, START, step } from './own-text/run-state.ts'
import { LANTERN } from './passages/lantern.ts'
import { OCTOPUS } from './passages/octopus.ts'
import { findVersion, listGrades } from './passages/passage.ts'

test('the focus areas are the documented ones, in their order', { tags: ['CONST2-41'] }, () => {
  expect(listAreas()).toEqual([
    'Reading Comprehension',
    'Vocabulary',
    'Main Idea',
    'Inference',
    'Character Analysis',
    'Plot Structure',
    'Literary Devices',
  ])
})

test.each([
  ['student', 5, 5],
  ['student', 12, 12],
  ['college', 13, 9],
  ['professional', 12, 9],
  ['teacher', 12, 9],
  ['admin', 12, 9],
] as const)(
  'a %s with grade %s begins with grade %s',
  { tags: ['Y-40', 'CONST2-42'] },
  (role, grade, begins) => {
    expect(findDefaultGrade({ role, grade })).toBe(begins)
  },
)

describe.each([LANTERN, OCTOPUS])('the passage $title', (text) => {
  test.each(text.versions)(
    'up to grade $upToGrade has six questions whose answers it shows',
    { tags: ['READ-03', 'READ-04'] },
    (version) => {
      const whole = version.paragraphs.join('\n\n')
      expect(version.questions.filter(({ evidence }) => !whole.includes(evidence))).toEqual([])
      expect(new Set(version.questions.map(({ focus }) => focus)).size).toBe(6)
    },
  )

  test('is about 300 words long, and shorter for those who begin to read', () => {
    const counts = text.versions.map(({ paragraphs }) => paragraphs.join(' ').split(/\s+/).length)
    const [young = 0, ...older] = counts
    expect(young).toBeLessThan(190)
    for (const count of older) expect(Math.abs(count - 330)).toBeLessThan(60)
  })

  test('has a version for every grade', () => {
    const versions = [1, 2, 3, 6, 7, 12, 13].map((grade) => listGrades(text, findVersion(text, grade)))
    expect(versions).toEqual(['1–2', '1–2', '3–6', '3–6', '7–12', '7–12', '7–12'])
  })
})

describe('cutting a text', () => {
  const text = 'One day it rained.\n\nThe siphon pumped.'
  const siphon = { start: 24, end: 30 }

  test('keeps every character of its paragraphs, with words and marks in their places', () => {
    const paragraphs = cutText(text, [siphon], { start: 20, end: 38 })
    expect(paragraphs.map(({ pieces }) => pieces.map((piece) => piece.text).join(''))).toEqual([
      'One day it rained.',
      'The siphon pumped.',
    ])
    expect(paragraphs[1]?.pieces).toEqual([
      { text: 'The ', start: 20, word: null, isMarked: true },
      { text: 'siphon', start: 24, word: 0, isMarked: true },
      { text: ' pumped.', start: 30, word: null, isMarked: true },
    ])
  })

  test('marks a passage that goes over two paragraphs in both', () => {
    const marked = cutText(text, [], { start: 8, end: 23 }).flatMap(({ pieces }) =>
      pieces.filter(({ isMarked }) => isMarked).map((piece) => piece.text),
    )
    expect(marked).toEqual(['it rained.', 'The'])
  })
})

describe('answering questions about a text', () => {
  const evidence = { start: 0, end: 4, text: 'Lena' }
  const ask = (options: string[] | null): ReadingQuestion => ({
    kind: 'detail',
    question: 'Who?',
    options,
    answer: 'Lena',
    evidence,
  })
  const questions = [ask(['Lena', 'Mia', 'Tom']), ask(null)]
  const walk = (...steps: RunStep[]) => steps.reduce((state, taken) => step(state, taken, questions), START)
  const choose = (choice: string): RunStep => ({ kind: 'choose', choice })

  test('a right answer at the first try is found', () => {
    expect(walk(choose('Lena'), { kind: 'check' })).toMatchObject({ status: 'right', found: 1 })
  })

  test('a wrong answer may be put right, which is not counted as found', () => {
    const wrong = walk(choose('Mia'), { kind: 'check' })
    expect(wrong).toMatchObject({ status: 'wrong', found: 0 })
    expect(step(step(wrong, choose('Lena'), questions), { kind: 'check' }, questions)).toMatchObject({
      status: 'right',
      found: 0,
    })
  })

  test('nothing is checked before something is chosen', () => {
    expect(walk({ kind: 'check' })).toEqual(START)
  })

  test('what was found in one’s own words is said by the reader; after the last question it is done', () => {
    const done = walk(
      choose('Lena'),
      { kind: 'check' },
      { kind: 'next' },
      { kind: 'show' },
      { kind: 'rate', isFound: true },
    )
    expect(done).toMatchObject({ isDone: true, found: 2 })
    expect(step(done, { kind: 'again' }, questions)).toEqual(START)
  })
})

test('what was said on one day is one conversation, the newest day first', { tags: ['Y-38'] }, () => {
  const say = (id: number, timestamp: string) => ({ id, timestamp }) as ChatMessage
  const messages = [
    say(1, '2026-11-01T09:00:00Z'),
    say(2, '2026-11-01T09:01:00Z'),
    say(3, '2026-11-02T09:00:00Z'),
  ]
  const days = groupByDay(messages, (moment) => moment.slice(0, 10))
  expect(days.map(({ day, messages: said }) => [day, ...said.map(({ id }) => id)])).toEqual([
    ['2026-11-02', 3],
    ['2026-11-01', 1, 2],
  ])
})
