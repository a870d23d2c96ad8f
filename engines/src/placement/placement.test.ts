import fc from 'fast-check'
import { expect, test } from 'vitest'
import { believe, confidenceOf, knowledgeOf, meanPosition } from './belief.ts'
import {
  nextQuestion,
  type Outcome,
  type PlacementState,
  reportPlacement,
  startPlacement,
  takeAnswer,
} from './index.ts'

/** Twelve grades of eight skills in two strands; each builds on the one before it in its strand. */
const subjectSkills = Array.from({ length: 96 }, (_, place) => ({
  id: `s${place}`,
  grade: 1 + Math.floor(place / 8),
  after: place >= 2 ? [`s${place - 2}`] : [],
}))
const start = (claimedGrade: number) => startPlacement({ subjectSkills, claimedGrade })
const positionOf = (state: PlacementState, id: string) =>
  state.skills.find((skill) => skill.id === id)?.position ?? Number.NaN

function run(claimedGrade: number, reply: (skill: string, turn: number) => Outcome) {
  let state = start(claimedGrade)
  const asked: string[] = []
  for (let question = nextQuestion(state); question; question = nextQuestion(state)) {
    const outcome = reply(question.skill, asked.length)
    asked.push(question.skill)
    state = takeAnswer(state, { skill: question.skill, outcome })
  }
  return { state, asked, report: reportPlacement(state) }
}

const knowsUpTo = (position: number) => (skill: string) =>
  positionOf(start(1), skill) <= position ? ('right' as const) : ('wrong' as const)
const outcomes = fc.array(fc.constantFrom<Outcome>('right', 'wrong', 'notLearned'), {
  minLength: 15,
  maxLength: 15,
})

test('before any answer the claimed grade is the best guess, and far less sure than after', {
  tags: ['Q1'],
}, () => {
  const belief = believe(start(5))
  expect(Math.abs(meanPosition(belief) - 5.5)).toBeLessThan(0.3)
  expect(confidenceOf(belief)).toBeLessThan(0.6)
  expect(Math.min(...belief.weights)).toBeGreaterThan(0)
})

test('right moves up, wrong down, not learned further down', { tags: ['Q2'] }, () => {
  const after = (outcome: Outcome) => meanPosition(believe(takeAnswer(start(5), { skill: 's36', outcome })))
  const before = meanPosition(believe(start(5)))
  expect(after('right')).toBeGreaterThan(before)
  expect(after('wrong')).toBeLessThan(before)
  expect(after('notLearned')).toBeLessThan(after('wrong'))
})

test('an answer reaches further along its own strand than beside it', { tags: ['Q3'] }, () => {
  const chance = (state: PlacementState, id: string) => {
    const skill = state.skills.find((each) => each.id === id)
    return skill ? knowledgeOf(believe(state), skill) : Number.NaN
  }
  const right = takeAnswer(start(5), { skill: 's36', outcome: 'right' })
  expect(chance(right, 's34')).toBeGreaterThan(chance(right, 's33'))
  const wrong = takeAnswer(start(5), { skill: 's36', outcome: 'wrong' })
  expect(chance(wrong, 's38')).toBeLessThan(chance(wrong, 's37'))
})

test('it begins near the claimed grade and follows a learner who knows everything upwards', {
  tags: ['Q4'],
}, () => {
  const { asked, report } = run(4, () => 'right')
  const positions = asked.map((id) => positionOf(start(4), id))
  expect(Math.abs((positions[0] ?? 0) - 4.5)).toBeLessThan(1.5)
  expect(Math.max(...positions.slice(0, 6))).toBeGreaterThan(7)
  expect(report.grade).toBeGreaterThan(9)
})

test('whatever is answered, no skill comes twice, nothing builds on the unlearned, and 15 are the most', {
  tags: ['Q5', 'Q6'],
}, () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), outcomes, (claimedGrade, replies) => {
      const unlearned: number[] = []
      const { asked } = run(claimedGrade, (skill, turn) => {
        const place = Number(skill.slice(1))
        expect(unlearned.some((before) => place > before && (place - before) % 2 === 0)).toBe(false)
        const outcome = replies[turn] ?? 'wrong'
        if (outcome === 'notLearned') unlearned.push(place)
        return outcome
      })
      expect(new Set(asked).size).toBe(asked.length)
      expect(asked.length).toBeLessThanOrEqual(15)
      if (unlearned.length === 0) expect(asked.length).toBeGreaterThanOrEqual(8)
    }),
    { numRuns: 30 },
  )
})

test('not having learned anything ends it early, at the very beginning', { tags: ['Q6'] }, () => {
  const { asked, report } = run(1, () => 'notLearned')
  expect(asked.length).toBeLessThan(8)
  expect(report.grade).toBeLessThan(2)
  expect(report.firstPath[0]).toBe('s0')
})

test('a learner who answers consistently is placed within a grade, whatever grade was claimed', {
  tags: ['Q6'],
}, () => {
  for (const truth of [1.5, 3, 5.25, 7.5, 9, 11.75])
    for (const off of [-2, -1, 0, 1, 2]) {
      const claimed = Math.min(12, Math.max(1, Math.floor(truth) + off))
      const { report, asked } = run(claimed, knowsUpTo(truth))
      expect(Math.abs(report.grade - truth)).toBeLessThanOrEqual(1)
      expect(asked.length).toBeLessThanOrEqual(15)
    }
})

test('the first path leads on from what is known, in an order that can be learned', { tags: ['Q7'] }, () => {
  const { state, report } = run(6, knowsUpTo(5.5))
  expect(report.firstPath).toHaveLength(8)
  const held = new Set(report.knownSkills)
  for (const id of report.firstPath) {
    expect(held.has(id)).toBe(false)
    expect(state.skills.find((skill) => skill.id === id)?.after.every((before) => held.has(before))).toBe(
      true,
    )
    held.add(id)
  }
  expect(Number.isInteger(report.grade * 4)).toBe(true)
  expect(report.confidence).toBeGreaterThan(0.9)
  expect(report.confidence).toBeLessThanOrEqual(1)
  expect(report.knownSkills).toContain('s10')
  expect(report.knownSkills).not.toContain('s60')
})

test('stored and read back it asks the same, and needless answers change nothing', { tags: ['Q8'] }, () => {
  fc.assert(
    fc.property(outcomes, (replies) => {
      let state = start(6)
      for (const outcome of replies.slice(0, 5)) {
        const question = nextQuestion(state)
        if (!question) break
        const again = JSON.parse(JSON.stringify(state)) as PlacementState
        expect(nextQuestion(again)).toEqual(question)
        const next = takeAnswer(state, { skill: question.skill, outcome })
        expect(takeAnswer(next, { skill: question.skill, outcome: 'right' })).toEqual(next)
        expect(takeAnswer(next, { skill: 'none of these', outcome })).toEqual(next)
        state = next
      }
      expect(reportPlacement(JSON.parse(JSON.stringify(state)) as PlacementState)).toEqual(
        reportPlacement(state),
      )
    }),
    { numRuns: 20 },
  )
})

test('a subject without skills asks nothing and still reports', { tags: ['Q8'] }, () => {
  const empty = startPlacement({ subjectSkills: [], claimedGrade: 3 })
  expect(nextQuestion(empty)).toBeNull()
  expect(reportPlacement(empty)).toMatchObject({ knownSkills: [], firstPath: [] })
})
