import { expect, test } from 'vitest'
import {
  type AnswerShape,
  canonicalise,
  checkAnswer,
  type Given,
  judgeReadings,
  listCanonical,
} from '#engines/answers/index.ts'
import { listPractice } from './all-practice.ts'
import type { Answer, Difficulty } from './problem.ts'

const SEEDS = 20
const DIFFICULTIES: Difficulty[] = [1, 2, 3]

/** The right answer as different learners write it, and some that are wrong. */
function listGiven(answer: Answer): Given[] {
  switch (answer.kind) {
    case 'choice':
      return answer.options.flatMap(({ text }) => [text, ` ${text} `])
    case 'ordering':
      return [answer.items, answer.items.toReversed(), answer.items.slice(1)]
    case 'matching': {
      const [[first = '', right = ''] = [], ...others] = answer.pairs
      return [
        Object.fromEntries(answer.pairs),
        Object.fromEntries(answer.pairs.toReversed()),
        Object.fromEntries([...others, [first, `${right}?`]]),
        Object.fromEntries(others),
      ]
    }
    case 'numberLine':
      return [answer.value, answer.from, answer.to, answer.step]
    default:
      return [answer.value, ...(answer.accept ?? []), ...dressUp(answer)]
  }
}

function dressUp(answer: Extract<Answer, { value: string }>): string[] {
  const { value } = answer
  const unit = answer.kind === 'number' ? (answer.unit ?? 'apples') : 'cm'
  return [
    ` ${value} `,
    `${value}.0`,
    `x = ${value}`,
    `${value} ${unit}`,
    `${value}${unit}`,
    `${value} furlongs`,
    `${value}%`,
    `${value}.`,
    value.toUpperCase(),
    value.replace('-', '−'),
    `-${value}`,
    `1${value}`,
    `${value}0`,
    `(${value})`,
    `${value}+0`,
    `2*${value}/2`,
    value.replace(/^(\d+)\/(\d+)$/, (_, top, bottom) => `${2 * Number(top)}/${2 * Number(bottom)}`),
    value.replace(/^(\d+)\/(\d+)$/, (_, top, bottom) => String(Number(top) / Number(bottom))),
    value.replace(/^(\d)(\d{3})$/, '$1,$2'),
    value.replace('+', ' '),
    '0',
    'no idea',
    '',
  ]
}

/** What a device learns from the spellings alone. */
function judge(answer: Answer, keys: readonly string[], given: Given) {
  const shape = { form: 'any', ...answer } as AnswerShape
  return judgeReadings(canonicalise(shape, given), ({ text }) => text !== null && keys.includes(text))
}

test('every problem is judged by its spellings as by its answer, and nearly all can be', {
  tags: ['C13'],
  timeout: 60_000,
}, () => {
  const differences: unknown[] = []
  let [sealed, all] = [0, 0]
  for (const practice of listPractice()) {
    for (const difficulty of DIFFICULTIES) {
      for (let seed = 0; seed < SEEDS; seed++) {
        const { answer } = practice.generate(seed, difficulty)
        const keys = listCanonical(answer)
        all += 1
        if (!keys) continue
        sealed += 1
        for (const given of listGiven(answer)) {
          const isRight = checkAnswer(answer, given).isRight
          if (judge(answer, keys, given).isRight === isRight) continue
          differences.push([practice.skill, difficulty, seed, answer, given, isRight])
        }
      }
    }
  }
  expect(differences).toEqual([])
  expect(sealed / all).toBeGreaterThan(0.9)
})
