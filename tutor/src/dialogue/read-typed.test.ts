import { expect, test } from 'vitest'
import { compileLesson } from '#content/compile/compile-lesson.ts'
import { writePieces } from '../chat/writing/write-content.ts'
import { recognizeAct } from './acts/recognize-act.ts'
import { writePlain } from './knowledge/read-blocks.ts'
import { findPair } from './moves/compare.ts'
import { findTerm } from './moves/define.ts'
import { saysNo } from './moves/say-yes-no.ts'
import { DE } from './phrases/de.ts'
import type { DialoguePhraseId } from './phrases/en.ts'
import { EN, EN_YOUNG } from './phrases/en.ts'
import { ES } from './phrases/es.ts'
import { FR } from './phrases/fr.ts'
import { ZH } from './phrases/zh.ts'
import { countWanted } from './quiz/start-quiz.ts'
import { readAttempt } from './read-attempt.ts'
import { readTyped } from './read-typed.ts'

test.each([
  ['ohh 5', '5'],
  ['24 i think', '24'],
  ['is it 1 cuz its in the middle', '1'],
  ['oh 1/8', '1/8'],
  ['ok (x-3)(x-4)', '(x-3)(x-4)'],
  ['so x = -1 or -5', 'x = -1 or -5'],
  ['5 lol', '5'],
  ['why does that work', null],
  ['i have no idea', null],
])('"%s" means the line %s', (typed, line) => {
  expect(readAttempt(typed)).toBe(line)
})

test.each([
  ['wat does dont mean', "what does don't mean"],
  ['whats a circuit', "what's a circuit"],
  ['wich one cuz u said', 'which one because you said'],
  ['when do i put ?', 'when do i put question mark'],
  ['is it a metal?', 'is it a metal?'],
])('"%s" is read as "%s"', (typed, read) => {
  expect(readTyped(typed)).toBe(read)
})

test.each([
  ['what does circuit mean', 'circuit'],
  ['and area', 'area'],
  ['half past?', 'half past'],
  ['what even is a median', 'median'],
  ['what is it', null],
])('"%s" asks for the word %s', (message, term) => {
  expect(findTerm(message)).toBe(term)
})

test('two things that are compared are found, the first one also in what was asked before', () => {
  expect(findPair('whats the difference between suspense and surprise', null)).toEqual([
    'suspense',
    'surprise',
  ])
  expect(findPair('whats the difference from mean', 'median')).toEqual(['median', 'mean'])
  expect(findPair('why is the sky blue', null)).toBeNull()
})

test.each([
  ['quiz me', 5],
  ['ok an easy one', 1],
  ['give me one question', 1],
  ['ask me 3 questions', 3],
  ['ten questions please', 10],
  ['99 questions', 10],
])('"%s" wants %i', (message, count) => {
  expect(countWanted(message)).toBe(count)
})

test('no is no in five languages', () => {
  for (const no of ['no', 'nope', 'nah not now', 'nein danke', 'non', '不要']) expect(saysNo(no)).toBe(true)
  for (const yes of ['yes', 'sure', 'ok', 'ja', 'oui', '好的', 'notes please'])
    expect(saysNo(yes)).toBe(false)
})

test('rows of a table say their heads, code stays code, a price stays a price', () => {
  expect(writePlain('| | Gains |\n|---|---|\n| Origin | **money** |')).toBe('- Origin — Gains: money')
  expect(writePlain('> Said *she*.\n> - one')).toBe('Said she.\n- one')
  const code = '```\nx = [1]\n```'
  const [content] = writePieces([{ kind: 'quote', text: `Look: \`a_b\` costs \\$5\n${code}`, source: 0 }])
  expect(content).toContain('> x = [1]')
  expect(content).toContain('`a_b` costs \\$5')
})

test('the sentence that answers is bold and nothing else of it changes', () => {
  const text = 'One is here. Two *is* it. Three follows.'
  expect(writePieces([{ kind: 'quote', text, source: null, mark: 'Two *is* it.' }])).toEqual([
    '> One is here. **Two \\*is\\* it.** Three follows.',
  ])
  expect(writePieces([{ kind: 'quote', text, source: null, mark: 'Not there.' }])[0]).not.toContain('**')
  expect(compileLesson(text).html).toContain('<em>is</em>')
})

const TABLES = { es: ES, fr: FR, de: DE, zh: ZH }
const gapsOf = (texts: readonly string[]) =>
  texts.map((text) => [...text.matchAll(/\{\w+\}/g)].map(String).toSorted().join())

test.each(Object.entries(TABLES))('%s fills the gaps that English fills, in every wording', (_, table) => {
  for (const id of Object.keys(EN) as DialoguePhraseId[]) {
    const [english] = gapsOf(EN[id])
    for (const gaps of [...gapsOf(table[id]), ...gapsOf(EN[id])])
      expect(`${id} ${gaps}`).toBe(`${id} ${english}`)
    // A short sentence for the youngest may leave a name out.
    for (const gaps of gapsOf(EN_YOUNG[id] ?? [])) expect(['', english]).toContain(gaps)
  }
})

/** What a chip says has to be understood when it is tapped. */
const CHIPS: readonly [DialoguePhraseId, string[]][] = [
  ['chipExample', ['example']],
  ['chipQuiz', ['quiz']],
  ['chipSimpler', ['simpler']],
  ['chipSummary', ['summarize']],
  ['chipWhatNext', ['what-next', 'next']],
  ['chipHint', ['hint']],
  ['chipDontKnow', ['dont-know']],
  ['chipNext', ['next']],
  ['chipWhy', ['why']],
  ['chipThatsIt', ['yes-no', 'proud', 'answer', 'check']],
]
const SPOKEN = { en: EN, ...TABLES }

test.each(Object.keys(SPOKEN) as (keyof typeof SPOKEN)[])(
  'chips in %s are understood when they are tapped',
  (language) => {
    const misread = CHIPS.flatMap(([id, acts]) => {
      const [text = ''] = SPOKEN[language][id]
      const isQuestionOpen = id === 'chipHint' || id === 'chipDontKnow'
      const { act } = recognizeAct(text, {
        isQuestionOpen,
        hasOffer: id === 'chipThatsIt',
        hasTopic: true,
        language,
      })
      return acts.includes(act) ? [] : [`${text}: ${act}`]
    })
    expect(misread).toEqual([])
  },
)
