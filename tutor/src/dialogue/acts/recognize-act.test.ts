import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { measure } from '../../../evals/dialogue/acts/measure.ts'
import { isApart, readPhrases } from '../../../evals/dialogue/acts/read-phrases.ts'
import type { Act, Language } from './act.ts'
import { readWeights, WEIGHTS } from './classifier.ts'
import { type ActContext, recognizeAct } from './recognize-act.ts'

const NOTHING: ActContext = { isQuestionOpen: false, hasOffer: false, hasTopic: true, language: 'en' }
const QUESTION: ActContext = { ...NOTHING, isQuestionOpen: true }
const OFFER: ActContext = { ...NOTHING, hasOffer: true }

test.for<[message: string, context: ActContext, act: Act]>([
  ['7', QUESTION, 'answer'],
  ['-3.5', QUESTION, 'answer'],
  ['3/4', QUESTION, 'answer'],
  ['b', QUESTION, 'answer'],
  ['B)', QUESTION, 'answer'],
  ['x=3', QUESTION, 'answer'],
  ['2x + 1', QUESTION, 'answer'],
  ['(x-3)(x+5)', QUESTION, 'answer'],
  ['the second one', QUESTION, 'answer'],
  ['la segunda', QUESTION, 'answer'],
  ['12 cm', QUESTION, 'answer'],
  ['6 newtons', QUESTION, 'answer'],
  ['mitosis', QUESTION, 'answer'],
  ['my dog is rex', QUESTION, 'answer'],
  ['idk', QUESTION, 'dont-know'],
  ['no clue lol', QUESTION, 'dont-know'],
  ['weiß nicht', { ...QUESTION, language: 'de' }, 'dont-know'],
  ['hint', QUESTION, 'hint'],
  ['quiz me on something else', QUESTION, 'quiz'],
  ['sure', OFFER, 'yes-no'],
  ['ok', OFFER, 'yes-no'],
  ['nah', OFFER, 'yes-no'],
  ['go ahead', OFFER, 'yes-no'],
  ['cool', OFFER, 'yes-no'],
  ['Claro!', { ...OFFER, language: 'es' }, 'yes-no'],
  ['好的', { ...OFFER, language: 'zh' }, 'yes-no'],
  ['go ahead', NOTHING, 'next'],
  ['cool', NOTHING, 'small-talk'],
  ['2/3 + 1/4', NOTHING, 'problem'],
  ['12 x 9', NOTHING, 'problem'],
  ['2x + 3 = 11', NOTHING, 'problem'],
  ['5 - 8 = ?', NOTHING, 'problem'],
  ['x = 3', NOTHING, 'answer'],
  ['2/3 + 1/4', QUESTION, 'answer'],
])('"%s" after %o is %s', ([message, context, act]) => {
  expect(recognizeAct(message, context).act).toBe(act)
})

test.for<[message: string, act: Act]>([
  ['explain it again', 'again'],
  ['explain it simpler', 'simpler'],
  ['explain it another way', 'differently'],
  ['why is it', 'why'],
  ['what is it', 'define'],
  ['give me one to solve', 'quiz'],
  ['quiz me', 'quiz'],
  ['make me a quiz', 'make-quiz'],
  ['i have a quiz tomorrow', 'test'],
  ['explan it agian plz', 'again'],
  ['im so stupid', 'feelings'],
  ['this is so boring', 'bored'],
  ['i did it!!!', 'proud'],
  ['who won the super bowl', 'off-topic'],
  ['can we do science instead', 'change-topic'],
  ['back to fractions', 'back'],
])('"%s" is %s: one word makes the difference', ([message, act]) => {
  expect(recognizeAct(message, NOTHING).act).toBe(act)
})

test.for<[message: string, spoken: string, language: Language]>([
  ['explain it again please', 'de', 'en'],
  ['no entiendo nada', 'en', 'es'],
  ['je comprends rien', 'en', 'fr'],
  ['ich verstehe das nicht', 'en', 'de'],
  ['我不懂', 'en', 'zh'],
  ['ok', 'fr', 'fr'],
  ['12', 'es', 'es'],
  ['2x + 3 = 11', 'de-AT', 'de'],
  ['?', 'it', 'en'],
])('"%s" in a conversation in %s is in %s', ([message, spoken, language]) => {
  expect(recognizeAct(message, { ...NOTHING, language: spoken }).language).toBe(language)
})

test('acts are ranked by their share, and the first is the one with its confidence', () => {
  const { act, confidence, ranked, topic } = recognizeAct('quiz me on equivalent fractions', NOTHING)
  expect({ act, topic }).toEqual({ act: 'quiz', topic: 'equivalent fractions' })
  expect(ranked[0]).toEqual({ act, share: confidence })
  expect(ranked.map(({ share }) => share)).toEqual(ranked.map(({ share }) => share).toSorted((a, b) => b - a))
  expect(ranked.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1)
})

test('an empty message, one without a word and a very long one are recognized as something', () => {
  for (const message of ['', '   ', '🦖', '.', 'the king said no and then '.repeat(400)])
    expect(recognizeAct(message, NOTHING).confidence).toBeGreaterThan(0)
})

test('phrases that were not learned from are recognized about as well as when the weights were made', () => {
  const measured = measure(readPhrases().filter(isApart), readWeights(readFileSync(WEIGHTS)))
  const least = { en: 86.3, es: 75.3, fr: 75.1, de: 74, zh: 83, spoken: 96.1 }
  for (const [name, percent] of Object.entries(least))
    expect(measured[name], name).toBeGreaterThanOrEqual(percent)
})

test('broken weights are refused', () => {
  const file = readFileSync(WEIGHTS)
  file.writeUInt8(file.readUInt8(5000) ^ 1, 5000)
  expect(() => readWeights(file)).toThrow('broken')
  expect(() => readWeights(file.subarray(0, 5000))).toThrow('broken')
})
