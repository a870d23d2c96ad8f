import { expect, test } from 'vitest'
import type { SealedProblem } from '#contract/practice.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { mergeBundle } from './kept-problems.ts'

const NOW = new Date('2026-03-01T08:00:00Z')

const sealed = (id: number): SealedProblem => ({
  problem: {
    id,
    skill: { id: 'math.3.add', name: 'Add', can: 'I can add.', subject: 'Mathematics' },
    difficulty: 1,
    promptHtml: '1 + 1',
    figure: null,
    passageHtml: null,
    answer: { kind: 'number', form: 'any' },
    hintsShown: [],
    tries: 0,
  },
  hintsHtml: ['Count on.'],
  seal: null,
})
const merge = (before: ReturnType<typeof mergeBundle>['put'], ids: number[], now = NOW) =>
  mergeBundle(before, { userId: 7, lessonId: 4, problems: ids.map(sealed), now })
const idsOf = ({ put }: ReturnType<typeof mergeBundle>) => put.map(({ problemId }) => problemId)

test('what is new is kept, and what was done here does not come back', () => {
  const [one, two] = merge([], [1, 2]).put
  if (!one || !two) throw new Error('nothing was kept')
  const again = merge(
    [
      { ...one, isDone: true },
      { ...two, tries: 1 },
    ],
    [1, 2, 3],
  )
  expect(idsOf(again)).toEqual([3])
  expect(again.drop).toEqual([])
})

test('what is done goes once the server knows, what is only begun stays', () => {
  const [one, two] = merge([], [1, 2]).put
  if (!one || !two) throw new Error('nothing was kept')
  expect(
    merge(
      [
        { ...one, isDone: true },
        { ...two, tries: 1 },
      ],
      [3],
    ).drop,
  ).toEqual([1])
})

test('after thirty days a problem goes', () => {
  const before = merge([], [1]).put
  expect(merge(before, [2], new Date(NOW.getTime() + 31 * DAY_MS)).drop).toEqual([1])
})
