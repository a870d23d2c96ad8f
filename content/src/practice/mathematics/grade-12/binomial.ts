import type { Dice } from '#engines/dice/index.ts'
import { definePractice } from '../../define-practice.ts'
import type { Problem } from '../../problem.ts'
import { choose } from '../../tools/choose.ts'
import { plainFraction, reduce, texFraction } from '../../tools/fraction.ts'

export const binomialProbability = definePractice('math.12.binomial-probability', (dice, difficulty) => {
  if (difficulty === 1) return makeBinomial(dice, { top: 1, bottom: 2 }, dice.int(3, 7))
  if (difficulty === 2)
    return makeBinomial(
      dice,
      dice.pick([
        { top: 1, bottom: 3 },
        { top: 2, bottom: 3 },
        { top: 1, bottom: 4 },
        { top: 3, bottom: 4 },
        { top: 1, bottom: 5 },
      ]),
      dice.int(3, 5),
    )
  return makeAtLeastOne(dice)
})

function makeBinomial(dice: Dice, p: { top: number; bottom: number }, n: number): Problem {
  const k = dice.int(1, n - 1)
  const ways = choose(n, k)
  const [hit, miss] = [p.top ** k, (p.bottom - p.top) ** (n - k)]
  const value = reduce({ top: ways * hit * miss, bottom: p.bottom ** n })
  const [q, tex] = [{ top: p.bottom - p.top, bottom: p.bottom }, texFraction(p)]
  const story =
    p.bottom === 2
      ? dice.pick([
          `A fair coin is tossed ${n} times. What is the probability of exactly ${k} ${k === 1 ? 'head' : 'heads'}?`,
          `In each of ${n} families with one child, a girl and a boy are equally likely. What is the probability of exactly ${k} ${k === 1 ? 'girl' : 'girls'}?`,
        ])
      : dice.pick([
          `A player scores with probability $${tex}$ in each throw. What is the probability of exactly ${k} ${k === 1 ? 'score' : 'scores'} in ${n} throws?`,
          `A seed sprouts with probability $${tex}$. What is the probability that exactly ${k} of ${n} seeds ${k === 1 ? 'sprouts' : 'sprout'}?`,
          `A spinner shows red with probability $${tex}$. What is the probability that it shows red exactly ${k === 1 ? 'once' : `${k} times`} in ${n} spins?`,
        ])
  const claim = `${n}!/(${k}!*${n - k}!)*(${plainFraction(p)})^${k}*(${plainFraction(q)})^${n - k} = ${plainFraction(value)}`
  return {
    prompt: story,
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `There are $\\binom{${n}}{${k}} = ${ways}$ orders with exactly $${k}$.`,
        claims: [`${n}!/(${k}!*${n - k}!) = ${ways}`],
      },
      {
        say: `Each has the probability $\\left(${tex}\\right)^{${k}}\\left(${texFraction(q)}\\right)^{${n - k}}$.`,
        claims: [
          `(${plainFraction(p)})^${k}*(${plainFraction(q)})^${n - k} = ${hit * miss}/${p.bottom ** n}`,
        ],
      },
      { say: `Multiply: $${texFraction(value)}$.`, claims: [claim] },
    ],
    hints: [
      'In how many orders can it happen, and how likely is each of them?',
      `Count the ways to choose ${k} of ${n}, and multiply by the probability of one such order.`,
      'Exactly two sixes in three rolls: $3 \\cdot \\left(\\frac{1}{6}\\right)^2 \\cdot \\frac{5}{6} = \\frac{5}{72}$.',
    ],
    proof: [claim],
  }
}

function makeAtLeastOne(dice: Dice): Problem {
  const p = dice.pick([
    { top: 1, bottom: 2 },
    { top: 1, bottom: 3 },
    { top: 2, bottom: 3 },
    { top: 1, bottom: 4 },
    { top: 1, bottom: 5 },
    { top: 2, bottom: 5 },
  ])
  const n = dice.int(3, 5)
  const value = reduce({ top: p.bottom ** n - (p.bottom - p.top) ** n, bottom: p.bottom ** n })
  const q = { top: p.bottom - p.top, bottom: p.bottom }
  const story = dice.pick([
    `An archer hits with probability $${texFraction(p)}$. What is the probability of at least one hit in ${n} shots?`,
    `A call is answered with probability $${texFraction(p)}$. What is the probability that at least one of ${n} calls is answered?`,
    `Each of ${n} tickets wins with probability $${texFraction(p)}$, independently. What is the probability of at least one win?`,
  ])
  const claim = `1 - (${plainFraction(q)})^${n} = ${plainFraction(value)}`
  return {
    prompt: story,
    answer: { kind: 'fraction', value: plainFraction(value) },
    steps: [
      {
        say: `The opposite is none at all: $\\left(${texFraction(q)}\\right)^{${n}}$.`,
        claims: [`1 - ${plainFraction(p)} = ${plainFraction(q)}`],
      },
      { say: `$1 - \\frac{${q.top ** n}}{${q.bottom ** n}} = ${texFraction(value)}$.`, claims: [claim] },
    ],
    hints: [
      'What is the opposite of “at least one”?',
      `Find the probability that all ${n} fail, and take it from one.`,
      'At least one six in two rolls: $1 - \\left(\\frac{5}{6}\\right)^2 = \\frac{11}{36}$.',
    ],
    proof: [claim],
  }
}
