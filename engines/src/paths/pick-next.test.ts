import { expect, test } from 'vitest'
import { createDice } from '../dice/index.ts'
import { chooseDifficulty, type Difficulty, pickNext, type SkillView } from './index.ts'
import { node, see, viewsOf } from './testing/views.ts'

const graph = [node('below', 2), node('a', 3, 'below'), node('b', 3), node('c', 3), node('above', 4, 'b')]
const predict = (_: string, difficulty: Difficulty) => 0.95 - 0.12 * difficulty

function draw(views: SkillView[], lastSkill?: string, grade = 3) {
  const counts: Record<string, number> = {}
  for (let turn = 0; turn < 400; turn++) {
    const next = pickNext({
      graph,
      views: viewsOf(...views),
      standing: { grade },
      hasPractice: (skill) => skill !== 'c',
      predict,
      lastSkill,
      dice: createDice(`turn ${turn}`),
    })
    if (next) counts[`${next.why} ${next.skill}`] = (counts[`${next.why} ${next.skill}`] ?? 0) + 1
  }
  return counts
}

test('unfinished and fading skills come, what is mastered and not due hardly ever', { tags: ['P8'] }, () => {
  const counts = draw([
    see('a', { level: 'practised', mastery: 0.75 }),
    see('b', { level: 'mastered', mastery: 0.95 }),
  ])
  expect(counts['begun a']).toBeGreaterThan(380)
  const faded = draw([
    see('a', { level: 'practised', mastery: 0.75 }),
    see('b', { level: 'mastered', mastery: 0.7, isDue: true }),
  ])
  expect(faded['due b']).toBeGreaterThan(100)
})

test('what goes well today gives way to what does not yet', { tags: ['P8'] }, () => {
  const counts = draw([see('a', { mastery: 0.9 }), see('b', { mastery: 0.6 })])
  expect(counts['begun b']).toBeGreaterThan(10 * (counts['begun a'] ?? 0))
})

test('a skill above the grade waits while there is something in it', { tags: ['P8'] }, () => {
  const counts = draw([see('a', { mastery: 0.6 }), see('b', { level: 'practised', mastery: 0.8 })])
  expect(counts['new above'] ?? 0).toBeLessThan(5)
})

test('the skill just asked does not come again, unless it is the only one, nor one without practice', {
  tags: ['P8'],
}, () => {
  const counts = draw([see('a', { mastery: 0.6 }), see('b', { mastery: 0.6 })], 'a')
  expect(Object.keys(counts)).toEqual(['begun b'])
  const only = { graph: [node('a', 3)], views: viewsOf(), standing: { grade: 3 }, predict, lastSkill: 'a' }
  expect(pickNext({ ...only, hasPractice: () => true, dice: createDice('x') })?.skill).toBe('a')
  expect(pickNext({ ...only, hasPractice: () => false, dice: createDice('x') })).toBeUndefined()
})

test('of many new skills the most promising are opened, and only so many at a time', { tags: ['P8'] }, () => {
  const many = Array.from({ length: 40 }, (_, place) => node(`s${place}`, 3))
  const views = viewsOf(
    ...many.map(({ id }, place) => see(id, { level: 'new', answers: 0, mastery: place / 40 })),
  )
  const drawn = Array.from({ length: 300 }, (_, turn) =>
    pickNext({
      graph: many,
      views,
      standing: { grade: 3 },
      hasPractice: () => true,
      predict,
      lastSkill: undefined,
      dice: createDice(`many ${turn}`),
    }),
  )
  const low = drawn.filter((next) => Number(next?.skill.slice(1)) < 26)
  expect(low.length).toBeLessThan(10)
})

test('a skill that does not come brings up what it builds on', { tags: ['P10'] }, () => {
  const failing = see('a', { mastery: 0.2, answers: 4 })
  expect(draw([failing])['prerequisite below']).toBeGreaterThan(50)
  expect(draw([{ ...failing, answers: 3 }])['prerequisite below']).toBeUndefined()
})

test('difficulty aims at a success between .80 and .85', { tags: ['P9'] }, () => {
  const at = (easy: number, middle: number, hard: number) =>
    chooseDifficulty('a', (_, difficulty) => [easy, middle, hard][difficulty - 1] ?? 0)
  expect(at(0.98, 0.95, 0.82)).toBe(3)
  expect(at(0.95, 0.84, 0.6)).toBe(2)
  expect(at(0.5, 0.3, 0.1)).toBe(1)
  expect(at(0.7, 0.7, 0.7)).toBe(1)
})
