import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  answer,
  createModel,
  type Learner,
  type LoggedAttempt,
  type Model,
  mastery,
  newLearner,
  packLearner,
  packModel,
  predict,
  replay,
  unpackLearner,
  unpackModel,
} from './index.ts'
import { makeLog } from './testing/synthetic-log.ts'

const LOG = makeLog('halfway', 800, 7)
const HALF = 400
const SMALL = { tableBits: 10 }

function goOn(model: Model, learners: Map<string, Learner>): number[] {
  return LOG.slice(HALF).map(
    (attempt) => answer(model, learners.get(attempt.learner) as Learner, attempt).predicted,
  )
}

function mapLearners(learners: Map<string, Learner>, change: (learner: Learner) => Learner) {
  return new Map([...learners].map(([name, learner]) => [name, change(learner)]))
}

/** Names that break careless objects stand beside common ones. */
const name = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  '',
  '7',
  'fractions',
  'a\ud800',
  '猫 é',
  '\0new',
)
/** Adding 0 turns −0, which JSON does not know, into 0. */
const anyTime = fc
  .oneof(
    fc.integer({ min: -1e12, max: 1e12 }),
    fc.double({ min: -1e15, max: 1e15, noNaN: true }),
    fc.integer({ min: 0, max: 2e12 }).map((milliseconds) => milliseconds / 1000),
  )
  .map((at) => at + 0)
const attempt: fc.Arbitrary<LoggedAttempt> = fc.record({
  learner: fc.constantFrom('ann', 'bob', '__proto__'),
  item: name,
  skills: fc.array(name, { maxLength: 3 }),
  correct: fc.boolean(),
  at: anyTime,
  easiness: fc.option(fc.double({ min: -20, max: 20, noNaN: true }), { nil: undefined }),
})
const log = fc.array(attempt, { maxLength: 60 })

test.each([true, false])(
  'a learner goes on exactly after JSON in the middle of a log (timed: %s)',
  { tags: ['M4'] },
  (timed) => {
    const models = [createModel({ ...SMALL, timed }), createModel({ ...SMALL, timed })] as const
    const stayed = replay(models[0], LOG.slice(0, HALF))
    const revived = mapLearners(replay(models[1], LOG.slice(0, HALF)), (learner) =>
      JSON.parse(JSON.stringify(learner)),
    )
    expect(goOn(models[1], revived)).toEqual(goOn(models[0], stayed))
  },
)

test.each([true, false])(
  'model and learners go on exactly after packing (timed: %s)',
  { tags: ['M5'] },
  (timed) => {
    const model = createModel({ ...SMALL, timed })
    const stayed = replay(model, LOG.slice(0, HALF))
    const revived = mapLearners(stayed, (learner) => unpackLearner(packLearner(learner)))
    const revivedModel = unpackModel(packModel(model))
    expect(goOn(revivedModel, revived)).toEqual(goOn(model, stayed))
    expect(packModel(revivedModel)).toEqual(packModel(model))
  },
)

test('whatever was answered: replay equals what was stored, to the last bit', {
  tags: ['M4', 'M5', 'M6'],
}, () => {
  fc.assert(
    fc.property(log, fc.boolean(), fc.nat(), (attempts, timed, cut) => {
      const stored = createModel({ ...SMALL, timed })
      const learners = new Map<string, Learner>()
      let model = stored
      for (const [place, one] of attempts.entries()) {
        let learner = learners.get(one.learner) ?? newLearner()
        if ((place + cut) % 3 === 0) learner = JSON.parse(JSON.stringify(learner))
        if ((place + cut) % 3 === 1) learner = unpackLearner(packLearner(learner))
        if (place === cut % 60) model = unpackModel(packModel(model))
        const { predicted, learner: moved } = answer(model, learner, one)
        expect(predicted > 0 && predicted < 1).toBe(true)
        learners.set(one.learner, moved)
      }
      const again = createModel({ ...SMALL, timed })
      const replayed = replay(again, attempts)
      expect(packModel(again)).toEqual(packModel(model))
      expect([...replayed.keys()]).toEqual([...learners.keys()])
      for (const [who, learner] of learners) {
        expect(JSON.stringify(replayed.get(who))).toBe(JSON.stringify(learner))
        expect(packLearner(replayed.get(who) as Learner)).toEqual(packLearner(learner))
      }
    }),
    { numRuns: 150 },
  )
})

test('probabilities stay between 0 and 1 for any names, times and histories', { tags: ['M7'] }, () => {
  fc.assert(
    fc.property(log, attempt, name, anyTime, (attempts, question, skill, at) => {
      const model = createModel(SMALL)
      const learner = replay(model, attempts).get('ann') ?? newLearner()
      for (const chance of [predict(model, learner, question), mastery(model, learner, skill, at)]) {
        expect(chance > 0 && chance < 1).toBe(true)
      }
    }),
    { numRuns: 150 },
  )
})

test('five thousand right answers in a row do not make a certainty', { tags: ['M7'] }, () => {
  const model = createModel(SMALL)
  const learner = newLearner()
  for (let turn = 0; turn < 5_000; turn++) {
    answer(model, learner, { item: `i${turn % 9}`, skills: ['s'], at: turn, correct: true })
  }
  const chance = mastery(model, learner, 's', 5_000)
  expect(chance).toBeGreaterThan(0.99)
  expect(chance).toBeLessThan(1)
})

test('time that runs backwards counts as no time passed', { tags: ['M7'] }, () => {
  const model = createModel(SMALL)
  const learner = newLearner()
  answer(model, learner, { item: 'a', skills: ['s'], at: 1_000_000, correct: true })
  const ask = (at: number) => predict(model, learner, { item: 'a', skills: ['s'], at })
  expect(ask(0)).toBe(ask(1_000_000))
  expect(ask(3_000_000)).not.toBe(ask(1_000_000))
})

test('an unknown version is refused by name', { tags: ['M5'] }, () => {
  const learner = packLearner(newLearner())
  const model = packModel(createModel(SMALL))
  expect(() => unpackLearner(learner.with(0, 2))).toThrow('Unknown version 2 of a packed learner')
  expect(() => unpackModel(model.with(0, 200))).toThrow('Unknown version 200 of a packed model')
  expect(() => unpackLearner(model)).toThrow('Unknown version 129 of a packed learner')
  expect(() => unpackModel(learner)).toThrow('Unknown version 1 of a packed model')
})

test('bytes that are cut or too many are refused', { tags: ['M5'] }, () => {
  const model = createModel(SMALL)
  const learner = replay(model, LOG).get('learner-0') as Learner
  const bytes = packLearner(learner)
  for (let length = 0; length < bytes.length; length += 13) {
    expect(() => unpackLearner(bytes.subarray(0, length))).toThrow('cut short')
  }
  expect(() => unpackLearner(Uint8Array.of(...bytes, 0))).toThrow('left over')
  const packed = packModel(model)
  expect(() => unpackModel(packed.subarray(0, packed.length - 1))).toThrow('cut short')
  expect(() => unpackModel(Uint8Array.of(...packed, 0))).toThrow('left over')
})

test('a packed learner may lie anywhere in a larger buffer', { tags: ['M5'] }, () => {
  const bytes = packLearner(newLearner())
  const page = new Uint8Array(bytes.length + 20)
  page.set(bytes, 7)
  expect(unpackLearner(page.subarray(7, 7 + bytes.length))).toEqual(newLearner())
})

test('a learner of 200 answers over 40 skills takes less than 12 KB', { tags: ['M5'] }, () => {
  const model = createModel(SMALL)
  const learner = newLearner()
  for (let turn = 0; turn < 200; turn++) {
    const skills = [`math.5.skill-${turn % 40}`]
    answer(model, learner, {
      item: `item-${turn}`,
      skills,
      at: 1_700_000_000 + turn * 60,
      correct: turn % 3 > 0,
    })
  }
  expect(packLearner(learner).length).toBeLessThan(12_000)
})
