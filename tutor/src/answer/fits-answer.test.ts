import { expect, test } from 'vitest'
import { canAnswer, givesReason } from './fits-answer.ts'
import { readQuestion } from './read-question.ts'

test.each([
  ['How many moons does Mars have?', 'Mars has two small moons.', true],
  ['How many bones does a shark have?', 'A shark is a fish without bones.', false],
  ['How tall are redwoods?', 'Some are over 110 meters high.', true],
  ['How long do turtles live?', 'No. She drops about 100 eggs in it.', false],
  ['When did the war end?', 'It ended in 1945.', true],
  ['When did she arrive?', 'She was glad to be there.', false],
  ['When are two forces balanced?', 'They are balanced if they are equal and opposite.', true],
  ['Who painted it?', 'It was painted by Frida Kahlo.', true],
  ['Who sings this song?', 'The chorus returns with the same words.', false],
  ['Who invented the telephone?', 'telephone: A thing to talk with people far away.', false],
  ['Which materials are good insulators?', 'insulator: A material that lets no current flow.', false],
  ['Can you order me a taxi?', 'A taxi to the station costs 12 dollars.', false],
  ['Can you explain gravity?', 'Gravity pulls things toward each other.', true],
  ['What is gravity?', 'Gravity pulls things toward each other.', true],
])('"%s" answered by "%s": %s', (question, sentence, can) => {
  expect(canAnswer(readQuestion(question), sentence)).toBe(can)
})

test.each([
  ['what is a mole in chemistry?', 'definition', ['mole']],
  ['Can you tell me what a fossil is', 'definition', ['fossil']],
  ['please explain photosynthesis', 'definition', ['photosynthesi']],
  ['who was Frida Kahlo', 'definition', ['frida', 'kahlo']],
  ['who was the first emperor of China?', 'person', []],
  ['what does the heart do?', 'role', ['heart']],
  ['why is the sky blue', 'reason', []],
  ['what causes tides?', 'reason', []],
  ['what is the difference between an ion and an atom', 'difference', []],
  ['Does gas have mass?', 'yesNo', []],
])('"%s" asks for: %s %s', (text, kind, term) => {
  expect(readQuestion(text)).toMatchObject({ kind, term })
})

test('a cause is told from a mere statement', () => {
  expect(givesReason('Houses stand on posts, so that the ground stays frozen.')).toBe(true)
  expect(givesReason('The shorter the bar is, the faster it shakes.')).toBe(true)
  expect(givesReason('On many days you can see the moon in the blue sky.')).toBe(false)
})
