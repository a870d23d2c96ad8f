import { expect, test } from 'vitest'
import { listPractice } from '#content/practice/all-practice.ts'
import type { Problem } from '#content/practice/problem.ts'
import { judgeAnswer } from './judge-answer.ts'
import { writeAsTyped } from './plain-math.ts'

const SEEDS = [1, 7920]
const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']
const LETTERS = 'abcdef'

/** What is asked without a picture: with one, "A" may be the name of a shape. */
const problems = listPractice().flatMap(({ skill, generate }) =>
  SEEDS.flatMap((seed) =>
    ([1, 2, 3] as const).map((difficulty) => ({ skill, ...generate(seed, difficulty) })),
  ),
)

type Try = [typed: string, verdict: 'right' | 'wrong']

function listTries({ answer }: Problem): Try[] {
  if (answer.kind === 'matching') return []
  if (answer.kind === 'ordering') {
    const letters = answer.items.map((item) => LETTERS[answer.items.toReversed().indexOf(item)])
    return [
      [letters.join(' '), 'right'],
      [answer.items.join(', '), 'right'],
    ]
  }
  if (answer.kind === 'choice')
    return answer.options.flatMap(({ text, isRight }, place): Try[] => {
      const verdict = isRight ? 'right' : 'wrong'
      const named: Try[] = answer.options.some((option) => PLACES.some((name) => option.text.includes(name)))
        ? []
        : [[`the ${PLACES[place]} one`, verdict]]
      return [
        ...named,
        [LETTERS[place] ?? '', verdict],
        [text, verdict],
        [writeAsTyped(text), verdict],
        [`${LETTERS[place]}. ${text}`, verdict],
        [`i think its ${LETTERS[place]}) because`, verdict],
      ]
    })
  const next = answer.kind === 'number' && /^\d{1,9}$/.test(answer.value) && answer.tolerance === undefined
  return [
    [answer.value, 'right'],
    [`i think its ${answer.value}`, 'right'],
    [`the answer is ${answer.value}.`, 'right'],
    ...(next ? [[`maybe ${Number(answer.value) + 1}?`, 'wrong'] satisfies Try] : []),
  ]
}

test('of every skill right answers are right and wrong ones wrong, by letter, place, words and value', () => {
  const faults = problems
    .filter(({ figure }) => figure === undefined)
    .flatMap((problem) =>
      listTries(problem).flatMap(([typed, verdict]) => {
        const shown = problem.answer.kind === 'ordering' ? problem.answer.items.toReversed() : []
        const judged = judgeAnswer(problem.answer, typed, shown).verdict
        return judged === verdict ? [] : [`${problem.skill}: "${typed}" is ${judged}, not ${verdict}`]
      }),
    )
  expect(problems.length).toBeGreaterThan(1500)
  expect(faults).toEqual([])
})
