import { DAY_SECONDS } from '#engines/days/durations.ts'
import { createChance } from './chance.ts'
import { knowledgeOf, type SimulatedLearner } from './learner.ts'
import type { Study } from './studies.ts'

export const DAYS = 60
/** Really mastered: nine in ten average problems, slips and guesses aside. */
export const MASTERED_KNOWLEDGE = 0.9
/** Shares of the skills of the grade that are to be held at the same time. */
export const SHARES = [0.5, 0.7, 0.9] as const
const FIRST_SESSION_SECONDS = 16 * 3600
const SECONDS_PER_PROBLEM = 60

export type Course = {
  problems: number
  /** Problems until each share of the grade was really mastered at once; undefined when it never was. */
  needed: (number | undefined)[]
  /** The share of the grade held after each problem. */
  held: number[]
  /** The share held after the last day. */
  heldAtEnd: number
}

/** All learners study day by day, as a school does. */
export function runSchool(studies: readonly Study[], days = DAYS): Course[] {
  const calendars = studies.map((_, number) => createChance(`calendar of measured learner ${number}`))
  const courses = studies.map(
    (): Course => ({ problems: 0, needed: SHARES.map(() => undefined), held: [], heldAtEnd: 0 }),
  )
  for (let day = 0; day < days; day++) {
    for (const [number, study] of studies.entries()) {
      const calendar = calendars[number]
      const course = courses[number]
      const { sessionsPerDay, problemsPerSession } = study.learner
      if (!course || !calendar?.happens(sessionsPerDay)) continue
      let now = day * DAY_SECONDS + FIRST_SESSION_SECONDS + Math.round(calendar.between(0, 3 * 3600))
      study.beginSession(now)
      for (let turn = 0; turn < problemsPerSession; turn++) {
        study.work(now)
        course.problems++
        noteProgress(course, heldShare(study.learner, now))
        now += SECONDS_PER_PROBLEM
      }
    }
  }
  for (const [number, course] of courses.entries()) {
    const learner = studies[number]?.learner
    if (learner) course.heldAtEnd = heldShare(learner, days * DAY_SECONDS)
  }
  return courses
}

function noteProgress(course: Course, held: number): void {
  course.held.push(held)
  for (const [place, share] of SHARES.entries()) {
    if (held >= share) course.needed[place] ??= course.problems
  }
}

function heldShare(learner: SimulatedLearner, now: number): number {
  const skills = learner.world.ofGrade.get(learner.grade) ?? []
  const held = skills.filter(({ id }) => knowledgeOf(learner, id, now) >= MASTERED_KNOWLEDGE)
  return held.length / skills.length
}

/** Problems until a course first held a share; all of its problems when it never did. */
export function problemsUntil({ held, problems }: Course, share: number): number {
  const place = held.findIndex((value) => value >= share)
  return place < 0 ? problems : place + 1
}
