import { expect, test } from 'vitest'
import type { MixItem, MixWhy, Offer } from './index.ts'
import { mergeMixes, pickBestOffers } from './index.ts'

const item = (skill: string, why: MixWhy): MixItem => ({ skill, difficulty: 1, why })
const times = (count: number, skill: string, why: MixWhy) =>
  Array.from({ length: count }, (_, place) => item(`${skill}${place}`, why))
const count = (mix: MixItem[], why: MixWhy) => mix.filter((one) => one.why === why).length
const skillsOf = (mix: MixItem[], why: MixWhy) =>
  new Set(mix.filter((one) => one.why === why).map(({ skill }) => skill))

test('the mix of several subjects holds ten problems, two new skills twice each and one stretch', {
  tags: ['P6'],
}, () => {
  const ofSubject = (name: string) => [
    ...times(3, `${name}.due`, 'due'),
    ...['a', 'b', 'a', 'b'].map((end) => item(`${name}.${end}`, 'new')),
    item(`${name}.hard`, 'stretch'),
    ...times(4, `${name}.begun`, 'begun'),
  ]
  const mix = mergeMixes([ofSubject('math'), ofSubject('english'), ofSubject('science')])
  expect(mix).toHaveLength(10)
  expect(skillsOf(mix, 'new')).toEqual(new Set(['math.a', 'english.a']))
  expect([count(mix, 'due'), count(mix, 'new'), count(mix, 'stretch')]).toEqual([5, 4, 1])
})

test('subjects take turns, the one named first at an advantage', () => {
  const mix = mergeMixes([times(9, 'science', 'due'), times(9, 'math', 'due')])
  expect(mix.slice(0, 4).map(({ skill }) => skill)).toEqual(['science0', 'math0', 'science1', 'math1'])
})

test('a newcomer gets ten problems out of the few skills there are, and no skill follows itself', () => {
  const mix = mergeMixes([
    ['a', 'b', 'a', 'b'].map((end) => item(`math.${end}`, 'new')),
    ['a', 'b', 'a', 'b'].map((end) => item(`english.${end}`, 'new')),
  ])
  expect(mix).toHaveLength(10)
  expect(mix.some(({ skill }, place) => skill === mix[place - 1]?.skill)).toBe(false)
})

test('subjects without practice make no mix', () => {
  expect(mergeMixes([[], []])).toEqual([])
})

const review = (skill: string, predicted: number, code: 'fading' | 'needsRefresh' = 'fading'): Offer => ({
  kind: 'review',
  skill,
  reason: { code, values: { predicted, idleDays: 9 } },
})
const stretch = (skill: string, predicted: number): Offer => ({
  kind: 'stretch',
  skill,
  reason: { code: 'withinReach', values: { predicted, prerequisites: 1 } },
})

test('of each kind the best offer of all subjects stands', { tags: ['P3'] }, () => {
  const offers = [
    review('a', 0.7),
    review('b', 0.5),
    review('c', 0.72, 'needsRefresh'),
    stretch('d', 0.61),
    stretch('e', 0.68),
  ]
  expect(pickBestOffers(offers, undefined).map(({ skill }) => skill)).toEqual(['c', 'e'])
})

test('the kind chosen last comes first', { tags: ['P5'] }, () => {
  expect(pickBestOffers([review('a', 0.7), stretch('d', 0.61)], 'stretch').map(({ kind }) => kind)).toEqual([
    'stretch',
    'review',
  ])
})
