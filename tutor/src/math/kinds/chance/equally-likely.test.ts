import { expect, test } from 'vitest'
import { math } from '../../testing/math-here.ts'

test.each([
  ['What is the probability of rolling a sum of 9 with two dice?', '1/9'],
  ['A coin is tossed 4 times. What is the probability of getting exactly 3 heads?', '1/4'],
  ['What is the probability of drawing a red king from a deck of cards?', '1/26'],
  ['A die is rolled. What is the probability of not getting a 6?', '5/6'],
  ['The probability of passing a test is 0.7. What is the probability of failing?', '0.3'],
])('%s → %s', async (text, plain) => {
  const solution = await math.solve({ text })
  expect(solution.solved && solution.answer.plain).toBe(plain)
})

test.each([
  // A card more, another die, a die that is not fair, and an event of somebody else.
  'Two cards are drawn from a deck of cards. What is the probability of a king?',
  'Three dice are rolled. What is the probability of a sum of 9?',
  'A biased coin is tossed. What is the probability of heads?',
  'A die is rolled and a coin is tossed. What is the probability of a 6 and heads?',
  'The probability that Ann wins is 0.7. What is the probability that Bob does not win?',
  'A die is rolled. Given that it is even, what is the probability of a 6?',
])('another experiment than those it counts is refused: %s', async (text) => {
  expect((await math.solve({ text })).solved).toBe(false)
})
