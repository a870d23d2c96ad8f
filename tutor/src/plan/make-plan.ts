import { addDays, layDays, sortByDay } from '#engines/planning/index.ts'
import { adaptToLearner, isAnythingKnown } from './adapt-to-learner.ts'
import { type Draft, listOffered, rereadLesson, takeQuiz } from './draft-steps.ts'
import { followCurriculum } from './follow-curriculum.ts'
import { findTargets, leadToGoals, type Targets } from './lead-to-goals.ts'
import type { Plan, PlanPace, PlanStep, PlanTask } from './plan-port.ts'
import { listNeeds, orderByNeeds, reduceNeeds } from './step-order.ts'

export const MOST_STEPS = 200
/** Further ahead than twelve weeks nobody knows what will be known by then. */
const HORIZON_DAYS = 84
const MOST_REFRESHED = 5
/** How long a step takes, beside its usual time. */
const PACE: Record<PlanPace, number> = { slow: 1.25, average: 1, fast: 0.8 }

/** What a plan is about and its steps in their order, before they have their days. */
export type Outline = {
  title: string
  /** What the plan is for, in a sentence or two. */
  intent: string
  drafts: readonly Draft[]
  /** Steps that come after those of the plan. */
  rest: number
}

/** The same task gives the same plan, and each step says why it is there. */
export function makePlan(task: PlanTask): Plan {
  return schedulePlan(task, outlinePlan(task))
}

/** The three types differ in what they look at: a sequence at the course, a strategy at the learner, a path at the goals. */
export function outlinePlan(task: PlanTask): Outline {
  const targets = findTargets(task)
  const drafted = orderByNeeds(task, keepFirst(draftSteps(task, targets)))
  const drafts = (drafted.length > 0 ? drafted : refreshAll(task)).slice(0, MOST_STEPS)
  return {
    title: nameTitle(task, targets),
    intent: drafted.length === 0 ? sayAllDone(task) : sayIntent(task, targets),
    drafts,
    rest: drafted.length - drafts.length,
  }
}

/** Whoever chose the steps: how long they take and on which days they fall is worked out here. */
export function schedulePlan(task: PlanTask, { title, intent, drafts, rest }: Outline): Plan {
  const laid = layOut(task, drafts)
  const lastDay = findHorizon(task)
  // What is cut off needs what is kept, never the other way round.
  const near = laid.filter(({ day }) => day <= lastDay)
  const steps = renumber(near.length > 0 ? near : laid.slice(0, 1))
  const sentences = [
    intent,
    sayTime(task, new Set(steps.flatMap(({ sittings }) => sittings.map(({ day }) => day))).size),
    sayRest(steps.length, rest + laid.length - steps.length),
    STYLE_ADVICE[task.style ?? ''] ?? '',
  ]
  return {
    title,
    description: sentences.filter(Boolean).join(' '),
    estimatedDuration: steps.reduce((sum, { estimatedDuration }) => sum + estimatedDuration, 0),
    steps,
  }
}

const findHorizon = ({ calendar, targetDate }: PlanTask) => {
  const horizon = addDays(calendar.today, HORIZON_DAYS - 1)
  return targetDate !== undefined && targetDate > horizon ? targetDate : horizon
}

function layOut(task: PlanTask, drafts: readonly Draft[]): PlanStep[] {
  const needs = reduceNeeds(listNeeds(task, drafts))
  const steps = drafts.map(({ minutes, part = null, restDays, ...draft }, place) => ({
    ...draft,
    id: nameStep(place),
    estimatedDuration: Math.ceil(minutes * PACE[task.pace]),
    after: (needs[place] ?? []).map(nameStep),
    part,
    ...(restDays !== undefined && { restDays }),
  }))
  const days = layDays(steps, task.calendar)
  return steps.map((step, place) => {
    const sittings = days[place] ?? []
    return { ...step, sittings, day: sittings[0]?.day ?? task.calendar.today }
  })
}

const nameStep = (place: number) => `step-${place + 1}`

/** In the order of their days, named by it. */
function renumber(steps: readonly PlanStep[]): PlanStep[] {
  const sorted = sortByDay(steps)
  const names = new Map(sorted.map(({ id }, place) => [id, nameStep(place)]))
  return sorted.map((step) => ({
    ...step,
    id: names.get(step.id) ?? step.id,
    after: step.after.flatMap((id) => names.get(id) ?? []),
  }))
}

function draftSteps(task: PlanTask, targets: Targets): Draft[] {
  if (task.type === 'curriculum_sequence') return followCurriculum(task, targets)
  return task.type === 'adaptive_strategy' ? adaptToLearner(task) : leadToGoals(task, targets)
}

/** One lesson may teach two skills: it is read once. */
function keepFirst(drafts: readonly Draft[]): Draft[] {
  const seen = new Set<string>()
  return drafts.filter(({ type, link }) => seen.size < seen.add(`${type} ${link}`).size)
}

/** All is done: the weakest results come back. */
function refreshAll(task: PlanTask): Draft[] {
  return listOffered(task)
    .toSorted((a, b) => (a.quiz?.bestPercent ?? 0) - (b.quiz?.bestPercent ?? 0))
    .slice(0, MOST_REFRESHED)
    .map((lesson) => {
      const best = lesson.quiz?.bestPercent ?? null
      const why = best === null ? 'You have completed it; keep it fresh.' : `Your best result is ${best} %.`
      const step = lesson.quiz ? takeQuiz(lesson, lesson.quiz, why) : rereadLesson(lesson, why)
      return { ...step, part: lesson.title }
    })
}

const nameCourse = ({ subject, gradeName }: PlanTask) =>
  gradeName === null ? subject : `${subject}, ${gradeName}`

function nameTitle(task: PlanTask, { lessons, unit }: Targets): string {
  if (task.type === 'curriculum_sequence') return `${nameCourse(task)}: the course in order`
  if (task.type === 'adaptive_strategy') return `${nameCourse(task)}: what helps you most now`
  return `${nameCourse(task)}: the way to ${unit === null ? quoteAll(listGoals(lessons)) : `“${unit}”`}`
}

const listGoals = (lessons: Targets['lessons']) => [...new Set(lessons.flatMap(({ goal }) => goal ?? []))]
const quoteAll = (words: readonly string[]) => words.map((word) => `“${word}”`).join(', ')

const sayAllDone = ({ subject }: PlanTask) =>
  `You have done everything that is here in ${subject}. This plan keeps it fresh, the weakest results first.`

function sayIntent(task: PlanTask, { lessons, unit, unmatched }: Targets): string {
  const missed =
    unmatched.length > 0 ? `Nothing in ${nameCourse(task)} is about ${quoteAll(unmatched)}. ` : ''
  if (task.type === 'curriculum_sequence') {
    const reach = unit === null ? ` up to ${quoteAll(listGoals(lessons))}` : ''
    return `${missed}Every open lesson of ${nameCourse(task)} in the order of the course${reach}, each with its practice and quiz.`
  }
  if (task.type === 'adaptive_strategy')
    return isAnythingKnown(task)
      ? `Made from what you can do in ${task.subject}: first what fades, then gaps, then what you are ready for.`
      : `Nothing is known yet of what you can do in ${task.subject}, so it begins with a first look and follows the course.`
  return unit === null
    ? `${missed}The shortest way to ${quoteAll(listGoals(lessons))}: what it builds on and you cannot do yet, then the goal itself.`
    : `${missed}The way to the end of the unit that comes next, “${unit}”.`
}

function sayTime({ calendar }: PlanTask, days: number): string {
  return `At ${calendar.minutesADay} minutes a day it takes ${days === 1 ? 'a day' : `${days} days`}.`
}

const sayRest = (steps: number, rest: number) =>
  rest > 0 ? `These are the first ${steps} steps; ${rest} more come after them.` : ''

/** Advice only: that a plan should follow a style of learning was never shown (Pashler and others, 2008). */
const STYLE_ADVICE: Record<string, string> = {
  visual: 'In each lesson, look at the pictures first and sketch the idea.',
  auditory: 'In each lesson, explain aloud what you have read.',
  kinesthetic: 'In each lesson, work the examples out by hand before you read on.',
  reading: 'In each lesson, write down the main idea in your own words.',
}
