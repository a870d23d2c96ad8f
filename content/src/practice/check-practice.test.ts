import { expect, test } from 'vitest'
import { listPractice } from './all-practice.ts'
import { makeBankPractice } from './bank-practice.ts'
import { checkPractice } from './check-practice.ts'
import { definePractice } from './define-practice.ts'
import type { Problem } from './problem.ts'
import { makeChoice } from './tools/options.ts'

test('all practice passes every check, 100 problems of each skill at each difficulty', () => {
  const faults = listPractice().flatMap((practice) => checkPractice(practice, 100))
  expect(faults).toEqual([])
}, 300_000)

test('no two skills share a name', () => {
  const skills = listPractice().map(({ skill }) => skill)
  expect(skills.filter((skill, index) => skills.indexOf(skill) !== index)).toEqual([])
})

/** A flawless practice of adding, with one thing changed. */
function addingWith(change: (problem: Problem, seed: number) => Partial<Problem>) {
  const adding = definePractice('math.1.adding', (dice, difficulty) => {
    const [a, b] = [dice.int(20, 40) * difficulty, dice.int(41, 60) * difficulty]
    return {
      prompt: `What is $${a} + ${b}$?`,
      answer: { kind: 'number', value: String(a + b) },
      steps: [{ say: `Add: $${a} + ${b} = ${a + b}$.`, claims: [`${a} + ${b} = ${a + b}`] }],
      hints: ['Which sign is it?', `Start at ${a} and count on.`, '$2 + 3 = 5$, because 3, 4, 5.'],
      proof: [`${a + b} - ${b} = ${a}`],
    }
  })
  return {
    skill: adding.skill,
    generate(seed: number, difficulty: 1 | 2 | 3): Problem {
      const problem = adding.generate(seed, difficulty)
      return { ...problem, ...change(problem, seed) }
    },
  }
}

function reasonsOf(change: (problem: Problem, seed: number) => Partial<Problem>): string[] {
  return checkPractice(addingWith(change), 100).map(({ reason }) => reason)
}

test('a good practice has no faults', () => {
  expect(reasonsOf(() => ({}))).toEqual([])
})

const wrong = (text: string) => ({ text, isRight: false as const, mistake: 'guesses' })
const right = (text: string) => ({ text, isRight: true as const })

test.each<[string, (problem: Problem, seed: number) => Partial<Problem>, RegExp]>([
  ['an empty prompt', () => ({ prompt: ' ' }), /prompt is empty/],
  ['a leak', () => ({ prompt: 'What is undefined?' }), /prompt says undefined/],
  [
    'noise',
    () => ({ steps: [{ say: 'It is 0.30000000000000004.', claims: ['1=1'] }] }),
    /step 1 has a number with noise/,
  ],
  ['a lone dollar sign', () => ({ prompt: 'What is $3?' }), /unpaired dollar/],
  ['open braces', () => ({ prompt: 'What is $\\frac{1}{2$?' }), /unbalanced braces/],
  ['a formula outside dollars', () => ({ prompt: 'What is 3 \\times 4?' }), /outside a formula/],
  [
    'a false formula',
    () => ({ steps: [{ say: 'So $2 \\times 3 = 5$.', claims: ['2*3=6'] }] }),
    /step 1 shows: \$2/,
  ],
  ['no steps', () => ({ steps: [] }), /has no steps/],
  ['no claim', () => ({ steps: [{ say: 'See.' }] }), /no step has a claim/],
  ['no proof', () => ({ proof: [] }), /has no proof/],
  ['a proof of something else', () => ({ proof: ['2+2=4'] }), /no claim of the proof speaks of the answer/],
  [
    'a proof that compares a number with itself',
    ({ answer }) => ({ proof: 'value' in answer ? [`${answer.value} = ${answer.value}`] : [] }),
    /the proof says nothing in 100 % of the problems/,
  ],
  [
    'a proof that adds nothing',
    ({ answer }) => ({ proof: 'value' in answer ? [`1*(${answer.value} - 0) = ${answer.value}`] : [] }),
    /the proof says nothing in 100 % of the problems/,
  ],
  [
    'one proof for every answer',
    (_, seed) => ({
      answer: {
        kind: 'choice',
        options:
          seed % 2 === 0
            ? [right('yes'), wrong('no'), wrong('both')]
            : [wrong('yes'), right('no'), wrong('both')],
      },
      proof: ['4*90 = 360'],
    }),
    /one proof for no, yes and others: \["4\*90 = 360"\]/,
  ],
  ['a false claim', () => ({ proof: ['2+2=5'] }), /proof: claim 2\+2=5 is not true/],
  ['an unreadable claim', () => ({ proof: ['2+=5'] }), /proof: claim 2\+=5 A number/],
  [
    'a missing solution',
    () => ({ proof: [{ equation: 'x^2=4', solutions: [{ x: '2' }] }] }),
    /x ≈ -2 solves it too/,
  ],
  ['an unreadable answer', () => ({ answer: { kind: 'number', value: 'many' } }), /not right against itself/],
  [
    'an answer that is not worked out',
    () => ({ answer: { kind: 'number', value: '3+4' } }),
    /not right against itself/,
  ],
  [
    'an answer not in its form',
    () => ({ answer: { kind: 'fraction', value: '6/8', form: 'simplest' } }),
    /not_simplest/,
  ],
  [
    'a question that is its own answer',
    () => ({ prompt: 'Write $\\frac{3}{4}$ as a decimal.', answer: { kind: 'number', value: '0.75' } }),
    /typing \$.*\$ of the question back counts as right/,
  ],
  ['the same hint twice', () => ({ hints: ['Look.', 'Look.', 'So.'] }), /two hints are the same/],
  [
    'a hint that tells',
    ({ answer }) => ({ hints: ['Look.', `It is ${answer.kind === 'number' ? answer.value : ''}.`, 'So.'] }),
    /hint 2 gives the answer \d+ away/,
  ],
  [
    'a hint that tells a fraction',
    () => ({
      answer: { kind: 'fraction', value: '3/4' },
      proof: ['3/4 = 6/8'],
      hints: ['Look.', 'Is it $\\frac{3}{4}$?', 'So.'],
    }),
    /hint 2 gives the answer 3\/4 away/,
  ],
  [
    'two options',
    () => ({ answer: { kind: 'choice', options: [right('$3$'), wrong('$4$')] } }),
    /has 2 options/,
  ],
  [
    'two right options',
    () => ({ answer: { kind: 'choice', options: [right('3'), right('4'), wrong('5')] } }),
    /2 options are right/,
  ],
  [
    'an option twice',
    () => ({ answer: { kind: 'choice', options: [right('3'), wrong('4'), wrong('4')] } }),
    /same option twice/,
  ],
  [
    'an option of equal value',
    () => ({ answer: { kind: 'choice', options: [right('$\\frac{1}{2}$'), wrong('$0.5$'), wrong('$2$')] } }),
    /worth the same/,
  ],
  [
    'an option without a mistake',
    () => ({ answer: { kind: 'choice', options: [right('3'), wrong('4'), { ...wrong('5'), mistake: '' }] } }),
    /names no mistake/,
  ],
  [
    'the right option always first',
    () => ({ answer: { kind: 'choice', options: [right('3'), wrong('4'), wrong('5')] } }),
    /right option stands at place 1 in 100 %/,
  ],
  ['too few items', () => ({ answer: { kind: 'ordering', items: ['a', 'b'] } }), /has only 2 of item/],
  [
    'a side twice',
    () => ({
      answer: {
        kind: 'matching',
        pairs: [
          ['a', '1'],
          ['b', '1'],
          ['c', '2'],
        ],
      },
    }),
    /same right side twice/,
  ],
  [
    'a point between the ticks',
    () => ({ answer: { kind: 'numberLine', value: '1/3', from: '0', to: '1', step: '1/4' } }),
    /no tick at 1\/3/,
  ],
  [
    'a point beyond the line',
    () => ({ answer: { kind: 'numberLine', value: '5/4', from: '0', to: '1', step: '1/4' } }),
    /no tick at 5\/4/,
  ],
  [
    'a figure without a title',
    () => ({ figure: '<svg viewBox="0 0 1 1"><desc>A long text</desc></svg>' }),
    /title/,
  ],
  ['a figure with NaN', () => ({ figure: '<svg viewBox="0 0 1 1"><circle cx="NaN"/></svg>' }), /holds NaN/],
  ['always the same', () => ({ prompt: 'What is $1 + 1$?' }), /only 1 different problems/],
  [
    'no difference in difficulty',
    (_, seed) => ({ prompt: `What is $${seed} + 1$?` }),
    /difficulty 1 and 2 ask the same/,
  ],
])('%s is found', (_, change, reason) => {
  expect(reasonsOf(change)).toContainEqual(expect.stringMatching(reason))
})

test('a generator that throws, or that is not steady, is found', () => {
  const reasons = checkPractice({
    skill: 'math.1.broken',
    generate() {
      throw new RangeError('Nothing to pick from')
    },
  }).map(({ reason }) => reason)
  expect(reasons).toContain('throws: Nothing to pick from')
  let count = 0
  expect(reasonsOf(() => ({ prompt: `What is $${count++} + 1$?` }))).toContain(
    'the same seed gives another problem the second time',
  )
})

test('a fault at every seed is told a few times only', () => {
  expect(checkPractice(addingWith(({ proof }) => ({ proof: [...proof, '1=2'] })))).toHaveLength(9)
})

test('a value that the question shows may stand in a hint', () => {
  const practice = addingWith(({ prompt, answer }) => {
    const value = answer.kind === 'number' ? answer.value : ''
    return { prompt: `${prompt} Is it $${value}x$?`, hints: ['Look.', `Compare it with ${value}.`, 'So.'] }
  })
  expect(checkPractice(practice, 100)).toEqual([])
})

test('written practice needs no proof, and five different problems are enough', () => {
  const items = (count: number) =>
    [1, 2, 3].flatMap((level) =>
      Array.from({ length: count }, (_, place) => ({
        id: `i${level}${place}`,
        level: level as 1 | 2 | 3,
        ask: `Item ${level}-${place}: which is it?`,
        kind: 'choice' as const,
        options: [
          { right: 'this' },
          { wrong: 'that', mistake: 'points too far' },
          { wrong: 'those', mistake: 'takes one for many' },
        ],
        hint: 'How far, and how many?',
        because: 'It is near, and one.',
      })),
    )
  const bank = { skill: 'english.1.pointing', nudge: 'Look.', example: 'See here.' }
  expect(checkPractice(makeBankPractice({ ...bank, items: items(5) }))).toEqual([])
  const few = checkPractice(makeBankPractice({ ...bank, items: items(4) })).map(({ reason }) => reason)
  expect(few).toContain('only 4 different problems')
})

test('options with named mistakes pass', () => {
  const practice = definePractice('math.1.more', (dice, difficulty) => {
    const [a, b] = [dice.int(11, 60), dice.int(2, 9) + 10 * difficulty]
    return {
      prompt: `What is $${a} + ${b}$?`,
      answer: makeChoice(dice, `$${a + b}$`, [
        [`$${a + b - 10}$`, 'forgets the carried ten'],
        [`$${a + b + 1}$`, 'counts the first number too'],
        [`$${a - b}$`, 'subtracts'],
      ]),
      steps: [{ say: 'Add.', claims: [`${a}+${b}=${a + b}`] }],
      hints: ['Which sign is it?', 'Add the ones first.', '$2 + 3 = 5$.'],
      proof: [`${a + b}-${b}=${a}`],
    }
  })
  expect(checkPractice(practice)).toEqual([])
})
