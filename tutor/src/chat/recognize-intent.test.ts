import { describe, expect, test } from 'vitest'
import { isBareLine, looksLikeMath, stripLeadIn, tidyProblem } from './math/looks-like-math.ts'
import { recognizeIntent } from './recognize-intent.ts'
import { writeSearchQuery } from './search-query.ts'

const of = (message: string) => recognizeIntent(message, 'text')

test.each([
  ['hi!', 'hello'],
  ['Good morning', 'hello'],
  ['ok thanks', 'thanks'],
  ['who are you?', 'identity'],
  ['How are you today?', 'feelings'],
  ['bye', 'bye'],
  ['you are stupid', 'sorry'],
  ['I give up!', 'cheer'],
])('"%s" is small talk: %s', (message, about) => {
  expect(of(message)).toEqual({ kind: 'smallTalk', about })
})

test.each([
  ['give me a hint', 'hint'],
  ['help', 'hint'],
  ['just tell me', 'solution'],
  ["what's the answer?", 'solution'],
  ['why?', 'why'],
  ['Explain more please', 'why'],
  ["I don't get it", 'stuck'],
  ['another example', 'example'],
  ['Give me another one like it', 'practice'],
  ['Can you explain it in simpler words?', 'simpler'],
])('"%s" follows up: %s', (message, wants) => {
  expect(of(message)).toEqual({ kind: 'followUp', wants })
})

test.each([
  ['make flashcards', 'flashcards', null],
  ['Make 5 flashcards about the water cycle', 'flashcards', 'water cycle'],
  ['please summarize this page', 'summary', null],
  ['Summary of photosynthesis', 'summary', 'photosynthesis'],
  ['Summarize photosynthesis', 'summary', 'photosynthesis'],
  ['Can you summarise the causes of World War 1 for me?', 'summary', 'causes of World War 1'],
  ['sum up volcanoes', 'summary', 'volcanoes'],
  ['summarize the lesson for me', 'summary', null],
  ['Summarize the main points', 'summary', null],
  ['summarize this text about cells', 'summary', 'cells'],
  ['make flashcards for me about fractions', 'flashcards', 'fractions'],
  ['create a study guide for this lesson', 'study_guide', null],
])('"%s" is a wish for %s about %s', { tags: ['Y-34'] }, (message, type, topic) => {
  expect(of(message)).toEqual({ kind: 'material', type, topic })
})

test('a requested type is honored whatever the message says', { tags: ['Y-34'] }, () => {
  expect(recognizeIntent('volcanoes', 'summary')).toEqual({ kind: 'material', type: 'summary', topic: null })
})

test.each([
  ['What does arid mean?', 'arid'],
  ['define "cell wall"', 'cell wall'],
  ['what is the meaning of a nucleus', 'nucleus'],
])('"%s" asks for a word: %s', (message, word) => {
  expect(of(message)).toEqual({ kind: 'meaning', word })
})

test.each([
  ['What should I learn next?', 'next'],
  ['How am I doing?', 'progress'],
  ['what is this page about?', 'aboutPage'],
  ['Why is the sky blue?', 'question'],
  ['How do volcanoes help farmers?', 'question'],
  ['Tell me about the French Revolution', 'question'],
])('"%s" is taken as %s', (message, kind) => {
  expect(of(message).kind).toBe(kind)
})

describe('what is looked up', () => {
  const turns = [
    { role: 'user' as const, content: 'What is a volcano?' },
    { role: 'assistant' as const, content: 'It is a mountain.' },
  ]
  test.each([
    ['why?', 'What is a volcano?'],
    ['How does it erupt?', 'What is a volcano? How does it erupt?'],
    ['What is the capital of Kenya?', 'What is the capital of Kenya?'],
    ['make flashcards about cells', 'cells'],
  ])('for "%s" it is "%s"', (message, query) => {
    expect(writeSearchQuery({ message, turns })).toBe(query)
  })
})

test.each([
  ['2x + 3 = 11', true],
  ['what is 12 × 7', true],
  ['7 x 8', true],
  ['Find 15% of 80', true],
  ['What happened in 1779?', false],
  ['What is a cell?', false],
  ['Why did World War 2 begin?', false],
  ['is 17 prime', true],
  ['factors of 30', true],
  ['how many sides has a hexagon', true],
  ['cuánto es 8 por 7', true],
  ['combien font 7 fois 8', true],
  ['was ist 7 mal 8', true],
  ['7乘以8等于多少', true],
  ['there were 3 kings in 1066', false],
  ['chapter 4 page 12', false],
  ['I have 2 cats and 3 dogs', false],
  ['who was the 16th president', false],
  ['apollo 11', false],
  ['what is h2o', false],
  ['1 and 2', false],
  ['how many bones are in the body', false],
])('"%s" is worth asking the math engine: %s', (message, is) => {
  expect(looksLikeMath(message)).toBe(is)
})

test('what somebody means who says "I got 4" is 4', () => {
  expect(stripLeadIn('I got 4')).toBe('4')
  expect(stripLeadIn('is it x = 4?')).toBe('x = 4')
  expect(stripLeadIn('the answer is 12 cm')).toBe('12 cm')
  expect(isBareLine('2x = 8')).toBe(true)
  expect(isBareLine('what is 2x = 8')).toBe(false)
  expect(tidyProblem('what is seven times eight?')).toBe('7 × 8')
})
