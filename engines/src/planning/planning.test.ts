import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type Calendar, toNumber } from './calendar.ts'
import { dropParts } from './drop-parts.ts'
import { judgeFit } from './judge-fit.ts'
import { layDays } from './lay-days.ts'
import { moveStep } from './move-step.ts'
import type { PlannedStep, Sitting } from './plan-step.ts'
import { layAnew, settle } from './settle.ts'
import { findHappened, readTarget } from './what-happened.ts'

const TODAY = '2026-03-10'
const NOTHING = new Map<string, string>()
const calendar = (more: Partial<Calendar> = {}): Calendar => ({
  today: TODAY,
  minutesADay: 30,
  pauses: [],
  ...more,
})
const step = (id: string, minutes: number, more: Partial<PlannedStep> = {}): PlannedStep => ({
  id,
  title: `Step ${id}`,
  type: 'lesson',
  estimatedDuration: minutes,
  link: `/lessons/${id}`,
  after: [],
  part: null,
  sittings: [],
  ...more,
})
const on = (day: string, minutes: number): Sitting[] => [{ day, minutes }]
const lay = (steps: readonly PlannedStep[], days: Calendar) => {
  const laid = layDays(steps, days)
  return steps.map((one, place) => ({ ...one, sittings: laid[place] ?? [] }))
}

/** What no plan may ever do. */
function expectSound(steps: readonly PlannedStep[], done: ReadonlyMap<string, string>, days: Calendar): void {
  const used = new Map<string, number>(Object.entries(days.busy ?? {}))
  const open = steps.filter(({ id }) => !done.has(id))
  const aheadOf = ({ sittings }: PlannedStep) => sittings.filter(({ day }) => day >= days.today)
  for (const one of open) {
    const ahead = aheadOf(one)
    expect(ahead.length).toBeGreaterThan(0)
    expect(one.sittings.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(one.estimatedDuration)
    for (const { day, minutes } of ahead) {
      expect(days.pauses.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay)).toBe(false)
      used.set(day, (used.get(day) ?? 0) + minutes)
    }
    for (const needed of open.filter(({ id }) => one.after.includes(id))) {
      expect(steps.indexOf(needed)).toBeLessThan(steps.indexOf(one))
      expect((needed.sittings.at(-1)?.day ?? '') <= (ahead[0]?.day ?? '')).toBe(true)
    }
  }
  for (const [day, minutes] of used)
    if (!(day in (days.busy ?? {}))) expect(minutes).toBeLessThanOrEqual(days.minutesADay)
    else expect(minutes).toBeLessThanOrEqual(Math.max(days.minutesADay, days.busy?.[day] ?? 0))
}

const anyPauses = fc.array(
  fc
    .tuple(fc.integer({ min: -3, max: 40 }), fc.integer({ min: 0, max: 12 }))
    .map(([from, length]) => ({ firstDay: addDays(TODAY, from), lastDay: addDays(TODAY, from + length) })),
  { maxLength: 4 },
)
const anyBusy = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 1, max: 40 })), { maxLength: 5 })
  .map((days) => Object.fromEntries(days.map(([away, minutes]) => [addDays(TODAY, away), minutes])))
const anySteps = fc
  .array(
    fc.record({
      minutes: fc.integer({ min: 1, max: 100 }),
      needs: fc.array(fc.nat(), { maxLength: 3 }),
      restDays: fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((drafts) =>
    drafts.map(({ minutes, needs, restDays }, place) =>
      step(`${place}`, minutes, {
        restDays,
        after: place === 0 ? [] : [...new Set(needs.map((need) => `${need % place}`))],
      }),
    ),
  )
const anyEvent = fc.oneof(
  fc.record({ kind: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('do' as const), place: fc.nat() }),
  fc.record({ kind: fc.constant('move' as const), place: fc.nat(), away: fc.integer({ min: 0, max: 45 }) }),
  fc.record({ kind: fc.constant('anew' as const) }),
  fc.record({ kind: fc.constant('pause' as const), pauses: anyPauses }),
  fc.record({ kind: fc.constant('hurry' as const), minutesADay: fc.integer({ min: 5, max: 120 }) }),
)

test('no step ever stands before what it needs, past the minutes of a day or in a pause: planned, missed, moved, paused', () => {
  fc.assert(
    fc.property(
      anySteps,
      fc.integer({ min: 5, max: 120 }),
      anyPauses,
      anyBusy,
      fc.array(anyEvent, { maxLength: 15 }),
      (drafts, minutesADay, pauses, busy, events) => {
        let days = calendar({ minutesADay, pauses, busy })
        let steps: PlannedStep[] = lay(drafts, days)
        const done = new Map<string, string>()
        expectSound(steps, done, days)
        expect(settle(steps, done, days).map(({ sittings }) => sittings)).toEqual(
          steps.map(({ sittings }) => sittings),
        )
        for (const event of events) {
          if (event.kind === 'wait') days = { ...days, today: addDays(days.today, event.days) }
          if (event.kind === 'do') done.set(`${event.place % steps.length}`, days.today)
          if (event.kind === 'pause') days = { ...days, pauses: event.pauses }
          if (event.kind === 'hurry') days = { ...days, minutesADay: event.minutesADay }
          if (event.kind === 'anew') {
            steps = layAnew(steps, done, days)
            expectSound(steps, done, days)
          }
          const settled = settle(steps, done, days)
          expectSound(settled, done, days)
          if (event.kind !== 'move') continue
          const id = `${event.place % steps.length}`
          const move = moveStep(settled, { id, day: addDays(days.today, event.away) }, done, days)
          if ('refusal' in move) continue
          steps = settled.map((one) => (one.id === id ? { ...one, ...move, restDays: undefined } : one))
          const after = settle(steps, done, days)
          expectSound(after, done, days)
          expect(after.find((one) => one.id === id)?.sittings).toEqual(move.sittings)
        }
      },
    ),
    { numRuns: 400, seed: 8 },
  )
})

test('a missed step moves to today and says from where; what has room stays', () => {
  const steps = [
    step('1', 20, { sittings: on('2026-03-08', 20) }),
    step('2', 20, { sittings: on(TODAY, 20) }),
    step('3', 20, { sittings: on('2026-03-12', 20) }),
  ]
  expect(
    settle(steps, NOTHING, calendar()).map(({ sittings, movedFrom }) => [sittings[0]?.day, movedFrom]),
  ).toEqual([
    [TODAY, '2026-03-08'],
    ['2026-03-11', TODAY],
    ['2026-03-12', null],
  ])
})

test('what was done today has used its minutes, and what is done keeps its day', () => {
  const steps = [
    step('1', 20, { sittings: on('2026-03-08', 20) }),
    step('2', 20, { sittings: on(TODAY, 20) }),
  ]
  const settled = settle(steps, new Map([['1', TODAY]]), calendar())
  expect(settled.map(({ sittings }) => sittings[0]?.day)).toEqual(['2026-03-08', '2026-03-11'])
})

test('a long step that is under way goes on instead of beginning anew', () => {
  const sittings = [...on('2026-03-09', 30), ...on(TODAY, 30)]
  const [settled] = settle([step('1', 60, { sittings })], NOTHING, calendar())
  expect(settled).toMatchObject({ sittings, movedFrom: null })
})

const MOVABLE = [
  step('1', 20, { sittings: on('2026-03-11', 20) }),
  step('2', 20, { sittings: on('2026-03-12', 20), after: ['1'] }),
  step('3', 20, { sittings: on('2026-03-13', 20), after: ['2'] }),
]
const PAUSED = calendar({ pauses: [{ firstDay: '2026-03-20', lastDay: '2026-03-21' }] })

test.each([
  ['2', '2026-03-10', { kind: 'needs', title: 'Step 1', day: '2026-03-11' }],
  ['2', '2026-03-14', { kind: 'neededBy', title: 'Step 3', day: '2026-03-13' }],
  ['1', '2026-03-12', { kind: 'full', usedMinutes: 20, stepMinutes: 20, minutesADay: 30 }],
  ['3', '2026-03-20', { kind: 'paused' }],
  ['3', '2026-03-09', { kind: 'past' }],
  ['3', '2028-03-09', { kind: 'tooFar' }],
  ['9', '2026-03-12', { kind: 'unknown' }],
])('step %s cannot move to %s: %j', (id, day, refusal) => {
  expect(moveStep(MOVABLE, { id, day }, NOTHING, PAUSED)).toEqual({ refusal })
})

test('a step moves where there is room, and a done one does not', () => {
  expect(moveStep(MOVABLE, { id: '3', day: '2026-03-19' }, NOTHING, PAUSED)).toEqual({
    sittings: on('2026-03-19', 20),
  })
  expect(moveStep(MOVABLE, { id: '2', day: TODAY }, new Map([['1', TODAY]]), PAUSED)).toEqual({
    refusal: { kind: 'full', usedMinutes: 20, stepMinutes: 20, minutesADay: 30 },
  })
  expect(moveStep(MOVABLE, { id: '1', day: TODAY }, new Map([['1', TODAY]]), PAUSED)).toEqual({
    refusal: { kind: 'done' },
  })
})

test('a part is left out with what only it needs; what another part needs stays', () => {
  const steps = [
    step('ground', 10),
    step('a', 10, { part: 'A', after: ['ground'] }),
    step('only-b', 10),
    step('b', 10, { part: 'B', after: ['only-b', 'a'] }),
  ]
  const ids = (parts: string[], isDone?: (id: string) => boolean) =>
    dropParts(steps, parts, isDone).map(({ id }) => id)
  expect(ids([])).toHaveLength(4)
  expect(ids(['B'])).toEqual(['ground', 'a'])
  expect(ids(['A'])).toEqual(['ground', 'a', 'only-b', 'b'])
  expect(ids(['B'], (id) => id === 'only-b')).toEqual(['ground', 'a', 'only-b'])
})

test('what does not fit says so in figures, and every remedy that it names really helps', () => {
  fc.assert(
    fc.property(
      anySteps,
      fc.integer({ min: 5, max: 60 }),
      anyPauses,
      fc.nat({ max: 20 }),
      (drafts, minutesADay, pauses, away) => {
        const days = calendar({ minutesADay, pauses })
        const steps = lay(
          drafts.map((one, place) => ({ ...one, part: `Part ${place % 3}` })),
          days,
        )
        const targetDate = addDays(TODAY, away)
        const misfit = judgeFit(steps, NOTHING, days, targetDate)
        const endOf = (laid: readonly PlannedStep[]) =>
          laid
            .flatMap(({ sittings }) => sittings.at(-1)?.day ?? '')
            .toSorted()
            .at(-1) ?? ''
        const isInTime = (kept: readonly PlannedStep[], of: Calendar) =>
          endOf(layAnew(kept, NOTHING, of)) <= targetDate
        expect(misfit === null).toBe(endOf(settle(steps, NOTHING, days)) <= targetDate)
        if (misfit === null) return
        expect(misfit.availableMinutes).toBe(misfit.studyDays * minutesADay)
        expect(misfit.isLaidAnewEnough).toBe(isInTime(steps, days))
        for (const { part, isEnough } of misfit.drops)
          expect(isInTime(dropParts(steps, [part]), days)).toBe(isEnough)
        if (misfit.enoughMinutesADay !== null)
          expect(isInTime(steps, { ...days, minutesADay: misfit.enoughMinutesADay })).toBe(true)
      },
    ),
    { numRuns: 200, seed: 3 },
  )
})

test('a lesson is done when completed, a quiz when turned in, a skill after five answers, a review on a later day', () => {
  const skill = '/practice?skill=math.5.volume'
  const steps = [
    step('lesson', 10, { link: '/lessons/4' }),
    step('quiz', 10, { type: 'assessment', link: '/quizzes/7' }),
    step('practice', 10, { type: 'practice', link: skill }),
    step('review', 10, { type: 'review', link: skill }),
    step('reread', 10, { type: 'review', link: '/lessons/4' }),
  ]
  const find = (skills: { day: string; answers: number }[], openedOn = '2026-03-11') =>
    Object.fromEntries(
      findHappened(steps, {
        lessons: new Map([[4, { completedOn: '2026-03-11', openedOn }]]),
        quizzes: new Map([[7, '2026-03-12']]),
        skills: new Map([['math.5.volume', skills]]),
      }),
    )
  const first = { lesson: '2026-03-11', quiz: '2026-03-12' }
  expect(find([{ day: '2026-03-11', answers: 4 }])).toEqual(first)
  const practiced = [
    { day: '2026-03-11', answers: 4 },
    { day: '2026-03-12', answers: 9 },
  ]
  expect(find(practiced)).toEqual({ ...first, practice: '2026-03-12' })
  const reviewed = [...practiced, { day: '2026-03-13', answers: 2 }, { day: '2026-03-15', answers: 3 }]
  expect(find(reviewed, '2026-03-14')).toEqual({
    ...first,
    practice: '2026-03-12',
    review: '2026-03-15',
    reread: '2026-03-14',
  })
})

test('where a step leads is read off its address', () => {
  expect(readTarget('/practice?skill=a%20b')).toEqual({ kind: 'skill', id: 'a b' })
  expect(readTarget('/lessons/12')).toEqual({ kind: 'lesson', id: 12 })
  expect(readTarget('/quizzes/3')).toEqual({ kind: 'quiz', id: 3 })
  expect(readTarget('/notes')).toBeNull()
})

test('days are counted over months, leap days and changes of the clock', () => {
  expect([addDays('2028-02-28', 2), addDays('2026-03-29', 1), addDays('2026-12-31', 1)]).toEqual([
    '2028-03-01',
    '2026-03-30',
    '2027-01-01',
  ])
  expect(toNumber('1970-01-02')).toBe(1)
})
