import { expect, test } from 'vitest'
import type { SkillEntry } from '../format/read-curriculum.ts'
import type { Bank, BankItem } from '../format/shapes.ts'
import { checkBank, checkBanks } from './check-bank.ts'

const WORDS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ')
const item = (word: string, place: number): BankItem => ({
  id: `i${place + 1}`,
  level: ((place % 3) + 1) as 1 | 2 | 3,
  ask: `Write number ${place + 1}. ___`,
  kind: 'text',
  answer: word,
  hint: 'Count on your fingers.',
  because: `The word is ${word}.`,
})
const choice: BankItem = {
  id: 'i1',
  level: 1,
  ask: 'Which word is a number?',
  kind: 'choice',
  options: [
    { right: 'one' },
    { wrong: 'on', mistake: 'forgets the e' },
    { wrong: 'won', mistake: 'writes the word that sounds alike' },
  ],
  hint: 'Look at the last letter.',
  because: 'It is spelled o-n-e.',
}
const bank: Bank = {
  skill: 'english.1.number-words',
  nudge: 'Say it aloud.',
  example: 'Number 20 is twenty.',
  items: [choice, ...WORDS.map(item).slice(1)],
}
const withFirst = (first: Partial<BankItem>): Bank => ({
  ...bank,
  items: bank.items.with(0, { ...choice, ...first } as BankItem),
})
const withAll = (patch: (item: BankItem) => object): Bank => ({
  ...bank,
  items: bank.items.map((old) => ({ ...old, ...patch(old) }) as BankItem),
})

test('a good bank has no fault', () => {
  expect(checkBank(bank)).toEqual([])
})

test.each<[string, Bank, RegExp]>([
  ['too few items', { ...bank, items: bank.items.slice(1) }, /has 14 items/],
  ['too few of a level', withFirst({ level: 2 }), /has 4 items of level 1/],
  ['an id twice', withAll(() => ({ id: 'i1' })), /same id/],
  [
    'an item twice',
    { ...bank, items: bank.items.with(1, { ...choice, id: 'i2', level: 2 }) },
    /stands twice/,
  ],
  ['one kind only', { ...bank, items: bank.items.with(0, item('one', 0)) }, /all items are of one kind/],
  [
    'two options',
    withFirst({ options: [{ right: 'one' }, { wrong: 'on', mistake: 'forgets the e' }] }),
    /i1: has 2 options/,
  ],
  ['no right option', withFirst({ options: ['a', 'b', 'c'].map(wrong) }), /i1: 0 options are right/],
  [
    'an option twice',
    withFirst({ options: [{ right: 'one' }, wrong('on'), wrong('on')] }),
    /same option twice/,
  ],
  [
    'the right option always the longest',
    withFirst({ options: [{ right: 'one and many more' }, wrong('on'), wrong('won')] }),
    /clearly the longest/,
  ],
  ['a hint that tells', withFirst({ hint: 'Is it one or on?' }), /hint 2 gives the answer one away/],
  ['a nudge that tells', { ...bank, nudge: 'It may be two.' }, /i2: hint 1 gives the answer two away/],
  ['an example that tells', { ...bank, example: 'One, two, three.' }, /i2: the example tells the answer two/],
  [
    'an entry twice',
    withFirst({ kind: 'ordering', order: ['a', 'a', 'b'] } as Partial<BankItem>),
    /i1: has the same item twice/,
  ],
  [
    'few pairs',
    withFirst({ kind: 'matching', pairs: { a: 'x', b: 'y' } } as Partial<BankItem>),
    /fewer than 3 pairs/,
  ],
  [
    'a number that is none',
    withFirst({ kind: 'number', answer: 'many' } as Partial<BankItem>),
    /i1: answer "many" is not right/,
  ],
  ['a question of two lines', withFirst({ ask: 'Read.\nWhich is it?' }), /several lines/],
  ['a gap that turns bold', withFirst({ ask: 'The ___cat___ sat.' }), /a gap is lost/],
  ['a formula that is none', withFirst({ ask: '$\\frac{1}$' }), /does not compile/],
  ['a picture without a title', withFirst({ figure: '<svg viewBox="0 0 9 9"></svg>' }), /no <title>/],
])('%s is found', (_, changed, reason) => {
  expect(checkBank(changed)).toContainEqual(expect.stringMatching(reason))
})

test('what the question shows may stand in a hint', () => {
  expect(checkBank(withFirst({ ask: 'Is it one or on?', hint: 'One or on: say both.' }))).toEqual([])
})

const skill = { id: bank.skill, file: 'skills/english/grade-1.yaml' } as SkillEntry
const file = 'banks/english/grade-1/number-words.yaml'

test('a bank in its place has no fault', () => {
  expect(checkBanks([{ file, bank }], [skill])).toEqual([])
})

test('an unknown skill, a wrong folder and items that another bank has are found', () => {
  const reasonsOf = (...args: Parameters<typeof checkBanks>) =>
    checkBanks(...args).map(({ reason }) => reason)
  expect(reasonsOf([{ file, bank }], [])).toEqual(['there is no skill english.1.number-words'])
  expect(reasonsOf([{ file: 'banks/art/a.yaml', bank }], [skill])).toEqual([
    'practises english.1.number-words, so it belongs into banks/english/grade-1',
  ])
  const twin = { file: 'banks/english/grade-1/twin.yaml', bank }
  const twins = reasonsOf([{ file, bank }, twin], [skill])
  expect(twins).toHaveLength(1 + bank.items.length)
  expect(twins[0]).toBe(`has the same skill english.1.number-words as ${file}`)
})

function wrong(text: string) {
  return { wrong: text, mistake: 'guesses' }
}
