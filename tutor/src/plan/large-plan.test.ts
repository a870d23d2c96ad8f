import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DAY_MS } from '#engines/days/durations.ts'
import { makeLargeTask } from './large-task.ts'
import { makePlan } from './make-plan.ts'
import type { PlanTask, PlanType } from './plan-port.ts'
import { listNeeds } from './step-order.ts'

const TYPES: PlanType[] = ['curriculum_sequence', 'adaptive_strategy', 'learning_path']
const SKILLS = 300

/** What a plan breaks of what no plan may break, found without looking at what it says of itself. */
function findFaults(task: PlanTask): string[] {
  const { steps } = makePlan(task)
  const { minutesADay, pauses, today } = task.calendar
  const drafts = steps.map(({ type, title, why, link, estimatedDuration: minutes }) => ({
    type,
    title,
    why,
    link,
    minutes,
  }))
  const used = new Map<string, number>()
  for (const { day, minutes } of steps.flatMap(({ sittings }) => sittings))
    used.set(day, (used.get(day) ?? 0) + minutes)
  const early = listNeeds(task, drafts).flatMap((needs, place) =>
    [...needs].filter((need) => (steps[need]?.sittings.at(-1)?.day ?? '') > (steps[place]?.day ?? '')),
  )
  // Asked of the graph itself: a step about a skill that stands before one that teaches what the skill builds on.
  const placeOf = (skill: string, types: string[]) =>
    steps.findIndex(({ type, link }) => types.includes(type) && link === `/practice?skill=${skill}`)
  const swapped = task.skills.graph.flatMap(({ id, after }) =>
    after.filter((before) => {
      const [own, other] = [placeOf(id, ['practice', 'review']), placeOf(before, ['practice'])]
      return own !== -1 && other !== -1 && own < other
    }),
  )
  return [
    ...early.map((place) => `${steps[place]?.title} comes too late`),
    ...swapped.map((skill) => `${skill} comes after what builds on it`),
    ...[...used].filter(([, minutes]) => minutes > minutesADay).map(([day]) => `${day} is too full`),
    ...[...used.keys()].filter((day) => day < today).map((day) => `${day} is over`),
    ...pauses.flatMap(({ firstDay, lastDay }) =>
      [...used.keys()].filter((day) => firstDay <= day && day <= lastDay).map((day) => `${day} is a pause`),
    ),
  ]
}

test.each(TYPES)('a %s over twelve weeks from 300 skills breaks nothing', (type) => {
  const task = makeLargeTask(type, SKILLS)
  expect(findFaults(task)).toEqual([])
  expect(makePlan(task)).toEqual(makePlan(makeLargeTask(type, SKILLS)))
})

test('a course of 300 skills fills its twelve weeks, and says what comes after them', () => {
  const { steps, description } = makePlan(makeLargeTask('curriculum_sequence', SKILLS))
  const last = steps.at(-1)?.day ?? ''
  expect(steps.length).toBeGreaterThan(100)
  expect([last > '2026-05-25', last <= '2026-06-01']).toEqual([true, true])
  expect(description).toMatch(/These are the first \d+ steps; \d+ more come after them\./)
})

test('whatever the type, the minutes, the pauses and the pace: nothing before what it needs, too full or in a pause', () => {
  const pause = fc
    .tuple(fc.integer({ min: 10, max: 28 }), fc.integer({ min: 0, max: 9 }))
    .map(([day, length]) => ({
      firstDay: `2026-03-${day}`,
      lastDay: new Date(Date.parse(`2026-03-${day}`) + length * DAY_MS).toISOString().slice(0, 10),
    }))
  fc.assert(
    fc.property(
      fc.constantFrom(...TYPES),
      fc.integer({ min: 5, max: 60 }),
      fc.integer({ min: 5, max: 180 }),
      fc.constantFrom('slow' as const, 'average' as const, 'fast' as const),
      fc.constantFrom('beginner' as const, 'intermediate' as const, 'advanced' as const),
      fc.array(pause, { maxLength: 3 }),
      (type, skills, minutesADay, pace, level, pauses) => {
        const task = makeLargeTask(type, skills, minutesADay)
        expect(findFaults({ ...task, pace, level, calendar: { ...task.calendar, pauses } })).toEqual([])
      },
    ),
    { numRuns: 100, seed: 12 },
  )
})

/** Counts questions instead of milliseconds: what is asked must not grow with the square of the course. */
test.each(TYPES)('a %s asks for each skill a bounded number of times', (type) => {
  const count = (skills: number) => {
    const task = makeLargeTask(type, skills)
    let asked = 0
    const views: PlanTask['skills']['views'] = new Map(task.skills.views)
    const get = views.get.bind(views)
    views.get = (skill) => {
      asked++
      return get(skill)
    }
    makePlan({ ...task, skills: { ...task.skills, views } })
    return asked / skills
  }
  expect(count(SKILLS)).toBeLessThan(250)
})
