import { expect, test } from 'vitest'
import { canAnswer } from './expected-answer.ts'

test.each([
  ['How many moons does Mars have?', 'Mars has two small moons.', true],
  ['How many bones does a shark have?', 'A shark is a fish without bones.', false],
  ['How tall are redwoods?', 'Some are over 110 meters high.', true],
  ['When did the war end?', 'It ended in 1945.', true],
  ['When did she arrive?', 'She was glad to be there.', false],
  ['Who painted it?', 'It was painted by Frida Kahlo.', true],
  ['Who sings this song?', 'The chorus returns with the same words.', false],
  ['Can you order me a taxi?', 'A taxi to the station costs 12 dollars.', false],
  ['Can you explain gravity?', 'Gravity pulls things toward each other.', true],
  ['What is gravity?', 'Gravity pulls things toward each other.', true],
])('"%s" answered by "%s": %s', (question, sentence, can) => {
  expect(canAnswer(question, sentence)).toBe(can)
})
