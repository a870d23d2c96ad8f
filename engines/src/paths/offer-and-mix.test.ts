import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type Difficulty,
  listOffers,
  type OfferKind,
  pickBestOffers,
  planDailyMix,
  type SkillView,
} from './index.ts'
import { interleave } from './interleave.ts'
import { node, see, viewsOf } from './testing/views.ts'

const graph = [...'abcdefghij'].map((id) => node(id, 3))
const standing = { grade: 3 }
const offer = (views: SkillView[], chosenKinds: OfferKind[] = [], hasPractice = (_: string) => true) =>
  listOffers({ graph, views: viewsOf(...views), standing, hasPractice, chosenKinds })
const kindsOf = (offers: { kind: OfferKind }[]) => offers.map(({ kind }) => kind)

const WIN = see('a', { level: 'practised', mastery: 0.91, answers: 5 })
const FADED = see('b', { level: 'mastered', mastery: 0.6, isDue: true, idleDays: 21 })
const REACH = see('c', { level: 'new', mastery: 0.68, answers: 0 })

test('three offers of three kinds, each with its own true numbers', { tags: ['P3', 'P4'] }, () => {
  expect(offer([WIN, FADED, REACH])).toEqual([
    {
      kind: 'easyWin',
      skill: 'a',
      reason: { code: 'nearlyMastered', values: { predicted: 0.91, answers: 5 } },
    },
    { kind: 'review', skill: 'b', reason: { code: 'fading', values: { predicted: 0.6, idleDays: 21 } } },
    {
      kind: 'stretch',
      skill: 'c',
      reason: { code: 'withinReach', values: { predicted: 0.68, prerequisites: 0 } },
    },
  ])
})

test('a lost level is worded as a refresh, the weakest review comes', { tags: ['P3'] }, () => {
  const lost = see('d', { level: 'needsRefresh', mastery: 0.5, isDue: true, idleDays: 2 })
  expect(offer([FADED, lost])[0]?.reason).toEqual({
    code: 'needsRefresh',
    values: { predicted: 0.5, idleDays: 2 },
  })
})

test('without candidates there are fewer offers, and none at all for somebody unknown', {
  tags: ['P4'],
}, () => {
  expect(offer([])).toEqual([])
  expect(kindsOf(offer([FADED]))).toEqual(['review'])
  expect(offer([WIN, FADED, REACH], [], (skill) => skill !== 'b').map(({ skill }) => skill)).toEqual([
    'a',
    'c',
  ])
  expect(offer([see('a', { level: 'mastered', mastery: 0.97 })])).toEqual([])
})

test('where everything is hard the least hard is offered, but only when there is nothing else', () => {
  const hard = see('c', { level: 'new', mastery: 0.3, answers: 0 })
  const harder = see('d', { level: 'new', mastery: 0.2, answers: 0 })
  const offers = offer([harder, hard])
  expect(offers).toMatchObject([{ kind: 'stretch', skill: 'c', reason: { code: 'nextStep' } }])
  expect(offer([hard, FADED]).map(({ skill }) => skill)).toEqual(['b'])
  expect(pickBestOffers(offers, undefined)).toEqual(offers)
  expect(pickBestOffers([...offers, ...offer([FADED])], undefined).map(({ skill }) => skill)).toEqual(['b'])
})

test('a new skill below the band is offered as the next step, one far below not at all', {
  tags: ['P3', 'P4'],
}, () => {
  expect(offer([see('c', { level: 'new', mastery: 0.45, answers: 0 })])[0]?.reason.code).toBe('nextStep')
  expect(offer([see('c', { level: 'new', mastery: 0.9, answers: 0 })])[0]?.reason.code).toBe('likelyRight')
})

test('what is likelier than any stretch is an easy win, never a stretch', { tags: ['P3'] }, () => {
  const [only, ...others] = offer([see('c', { level: 'new', mastery: 0.84, answers: 0 })])
  expect([only?.kind, only?.reason.code, others]).toEqual(['easyWin', 'likelyRight', []])
  const begun = see('a', { level: 'learning', mastery: 0.78, answers: 4 })
  const fresh = see('c', { level: 'new', mastery: 0.8, answers: 0 })
  expect(offer([begun, fresh])).toMatchObject([
    { kind: 'easyWin', skill: 'a', reason: { code: 'closestToMastered' } },
  ])
})

test('the kind chosen last comes first', { tags: ['P5'] }, () => {
  expect(kindsOf(offer([WIN, FADED, REACH], ['review', 'stretch']))).toEqual(['stretch', 'easyWin', 'review'])
})

const levels = fc.constantFrom('new', 'learning', 'practised', 'mastered', 'needsRefresh')
const someViews = fc.uniqueArray(
  fc
    .record({
      skill: fc.constantFrom(...graph.map(({ id }) => id)),
      mastery: fc.double({ min: 0, max: 1, noNaN: true }),
      level: levels,
      isDue: fc.boolean(),
      idleDays: fc.nat(60),
      answers: fc.nat(30),
    })
    .map((view): SkillView => {
      const answers = view.level === 'new' ? 0 : view.answers + 1
      const wasPracticed = view.level !== 'new' && view.level !== 'learning'
      return { ...view, answers, isDue: view.isDue && wasPracticed }
    }),
  { selector: ({ skill }) => skill },
)

test('whatever is known, kinds and skills differ and every reason is true', { tags: ['P4'] }, () => {
  fc.assert(
    fc.property(someViews, (views) => {
      const offers = offer(views)
      expect(new Set(kindsOf(offers)).size).toBe(offers.length)
      expect(new Set(offers.map(({ skill }) => skill)).size).toBe(offers.length)
      for (const { kind, skill, reason } of offers) {
        const view = views.find((each) => each.skill === skill)
        expect(reason.values.predicted).toBe(view?.mastery)
        if (kind === 'review') expect(view?.isDue).toBe(true)
        if (kind === 'easyWin') expect(view?.level === 'mastered' || (view?.mastery ?? 0) <= 0.75).toBe(false)
        if (kind === 'stretch') expect(['new', 'learning']).toContain(view?.level)
        if (reason.code === 'withinReach')
          expect(Math.abs(reason.values.predicted - 0.675)).toBeLessThan(0.0751)
        if (reason.code === 'closestToMastered') {
          const begun = views.filter(({ level, isDue }) => /learning|practised/.test(level) && !isDue)
          expect(Math.max(...begun.map(({ mastery }) => mastery))).toBe(view?.mastery)
        }
      }
    }),
    { numRuns: 500 },
  )
})

const mix = (views: SkillView[], size?: number) => {
  const masteries = new Map(views.map(({ skill, mastery }) => [skill, mastery]))
  const predict = (skill: string, difficulty: Difficulty) =>
    (masteries.get(skill) ?? 0.5) - 0.1 * (difficulty - 2)
  const more = size === undefined ? {} : { size }
  return planDailyMix({
    graph,
    views: viewsOf(...views),
    standing,
    hasPractice: () => true,
    predict,
    ...more,
  })
}

test('a day holds due skills first, two new ones, one stretch and fills up with what is begun', {
  tags: ['P6'],
}, () => {
  const due = [see('i', { level: 'mastered', mastery: 0.7, isDue: true }), FADED]
  const day = mix([...due, WIN, REACH, see('d', { mastery: 0.5 }), see('e', { mastery: 0.8 })])
  expect(day).toHaveLength(10)
  expect(day.slice(0, 2).map(({ skill, why }) => `${skill} ${why}`)).toEqual(['b due', 'i due'])
  expect(new Set(day.filter(({ why }) => why === 'new').map(({ skill }) => skill)).size).toBe(2)
  expect(day.filter(({ why }) => why === 'stretch')).toHaveLength(1)
  expect(day.some(({ why }) => why === 'begun')).toBe(true)
})

test('much that is due never crowds out the new, and a first day holds new skills and one stretch', {
  tags: ['P6'],
}, () => {
  const due = [...'abcdefgh'].map((id) => see(id, { level: 'practised', isDue: true }))
  expect(mix(due).filter(({ why }) => why === 'new').length).toBeGreaterThan(0)
  const first = mix([])
  expect(first.filter(({ why }) => why === 'new')).toHaveLength(9)
  expect(first.filter(({ why }) => why === 'stretch')).toHaveLength(1)
  expect(
    planDailyMix({ graph: [], views: viewsOf(), standing, hasPractice: () => true, predict: () => 1 }),
  ).toEqual([])
})

test('what was met once but lies beyond reach is no part of the day', { tags: ['P6'] }, () => {
  const beyond = [node('far', 6), node('near', 3, 'missing'), node('missing', 3)]
  const views = [see('far', { mastery: 0.3, answers: 1 }), see('near', { answers: 1 })]
  const day = planDailyMix({
    graph: [...graph, ...beyond],
    views: viewsOf(...views),
    standing,
    hasPractice: () => true,
    predict: () => 0.5,
  })
  expect(day).toHaveLength(10)
  expect(day.filter(({ skill }) => skill === 'far' || skill === 'near')).toEqual([])
})

test('no skill follows itself where that can be avoided', { tags: ['P7'] }, () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 }), (skills) => {
      const mixed = interleave(skills.map((skill) => ({ skill }))).map(({ skill }) => skill)
      expect(mixed.toSorted()).toEqual(skills.toSorted())
      const most = Math.max(0, ...skills.map((skill) => skills.filter((other) => other === skill).length))
      const twice = mixed.filter((skill, place) => place > 0 && skill === mixed[place - 1]).length
      expect(twice).toBe(Math.max(0, most - 1 - (skills.length - most)))
    }),
  )
})
