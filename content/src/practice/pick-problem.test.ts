import fc from 'fast-check'
import { expect, test } from 'vitest'
import { definePractice } from './define-practice.ts'
import { generateDifferent } from './pick-problem.ts'

const practice = definePractice('math.1.dots', (dice) => {
  const count = dice.int(1, 6)
  return {
    prompt: `Draw ${count} dots.`,
    answer: { kind: 'number', value: String(count) },
    steps: [],
    hints: ['', '', ''],
    proof: [],
  }
})

test('a learner never gets the same numbers twice in a row', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 5 }),
      (seed, counts) => {
        const previous = counts.map((count) => `Draw ${count} dots.`)
        const next = generateDifferent(practice, seed, 1, previous)
        expect(previous).not.toContain(next.problem.prompt)
        expect(practice.generate(next.seed, 1)).toEqual(next.problem)
      },
    ),
  )
})

test('where nothing new is left, the problem of the seed comes again', () => {
  const all = [1, 2, 3, 4, 5, 6].map((count) => `Draw ${count} dots.`)
  expect(generateDifferent(practice, 7, 1, all)).toEqual({ seed: 7, problem: practice.generate(7, 1) })
})
