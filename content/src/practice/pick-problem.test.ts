import fc from 'fast-check'
import { expect, test } from 'vitest'
import { definePractice } from './define-practice.ts'
import { generateDifferent } from './pick-problem.ts'
import { identify } from './problem-identity.ts'

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
  const identities = Array.from({ length: 60 }, (_, seed) => identify(practice.generate(seed, 1)))
  expect(generateDifferent(practice, 7, 1, [...all, ...identities])).toEqual({
    seed: 7,
    problem: practice.generate(7, 1),
  })
})

test('where pictures ask the question, the next one is another picture', () => {
  const clocks = definePractice('math.1.clock', (dice) => ({
    prompt: 'What time is it?',
    figure: `<svg>${dice.int(1, 3)}</svg>`,
    answer: { kind: 'number', value: '1' },
    steps: [],
    hints: ['', '', ''],
    proof: [],
  }))
  for (let seed = 1; seed < 50; seed++) {
    const problem = clocks.generate(seed, 1)
    const next = generateDifferent(clocks, seed, 1, [problem.prompt, identify(problem)])
    expect(next.problem.figure).not.toBe(problem.figure)
  }
})
