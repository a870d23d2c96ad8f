import { expect, test } from 'vitest'
import {
  goalProgress,
  type InsightFacts,
  listImprovements,
  listInsights,
  listStrengths,
  trendOf,
} from './index.ts'

const skill = (name: string, mastery: number, answers: number) => ({
  skill: name,
  name,
  mastery,
  answers,
})

test('strengths and gaps need more than one lucky or unlucky answer', () => {
  const skills = [
    skill('lucky', 0.9, 1),
    skill('strong', 0.9, 4),
    skill('slip', 0.1, 1),
    skill('weak', 0.2, 2),
  ]
  expect(listStrengths(skills)).toEqual(['strong'])
  expect(listImprovements(skills)).toEqual(['weak'])
})

test('a trend is told only when there are answers on both sides', () => {
  expect(trendOf({ right: 9, all: 10 }, { right: 5, all: 10 })).toBe('up')
  expect(trendOf({ right: 5, all: 10 }, { right: 9, all: 10 })).toBe('down')
  expect(trendOf({ right: 5, all: 10 }, { right: 5, all: 10 })).toBe('stable')
  expect(trendOf({ right: 2, all: 2 }, { right: 5, all: 10 })).toBe('stable')
  // Exactly a twentieth, which a computer cannot hold.
  expect(trendOf({ right: 11, all: 20 }, { right: 10, all: 20 })).toBe('stable')
})

const goal = { goalType: 'mastery', targetScore: 80 }

test('a goal is measured by what it is about', () => {
  const facts = { mastery: 40, lessons: 3, minutes: 120 }
  expect(goalProgress(goal, facts)).toBe(50)
  expect(goalProgress({ ...goal, goalType: 'lessons', targetScore: 6 }, facts)).toBe(50)
  expect(goalProgress({ ...goal, goalType: 'study_time', targetScore: 100 }, facts)).toBe(100)
})

const nothing: InsightFacts = {
  streakDays: 0,
  idleDays: null,
  skills: [],
  unfinished: null,
  lowQuiz: null,
  weekMinutes: 0,
  weekBeforeMinutes: 0,
  refresh: null,
  mastered: null,
  stuck: null,
  goalBehind: null,
  pause: null,
}
const stuck: NonNullable<InsightFacts['stuck']> = {
  skill: 'math.5.x',
  name: 'X',
  tries: 3,
  method: 'workedExample',
  lessonId: null,
  prerequisite: null,
}
const goalBehind = { title: 'Complete 5 lessons', goalType: 'lessons', percent: 20, daysLeft: 4 }
const codes = (facts: Partial<InsightFacts>) => listInsights({ ...nothing, ...facts }).map(({ code }) => code)

test('a learner without records gets no insight', () => {
  expect(codes({})).toEqual([])
})

test('each insight comes from its own evidence', () => {
  expect(codes({ skills: [skill('w', 0.3, 3)] })).toEqual(['weak_skill'])
  expect(codes({ skills: [skill('w', 0.3, 2)] })).toEqual([])
  expect(codes({ lowQuiz: { id: 1, title: 'Q', percent: 40 } })).toEqual(['low_quiz'])
  expect(codes({ unfinished: { id: 1, title: 'L', idleDays: 2, minutesLeft: 4 } })).toEqual([
    'unfinished_lesson',
  ])
  expect(codes({ unfinished: { id: 1, title: 'L', idleDays: 0, minutesLeft: 4 } })).toEqual([])
  expect(codes({ idleDays: 3 })).toEqual(['idle'])
  expect(codes({ streakDays: 3 })).toEqual(['streak'])
  expect(codes({ skills: [skill('s', 0.9, 5)] })).toEqual(['strong_skill'])
  expect(codes({ weekMinutes: 60, weekBeforeMinutes: 30 })).toEqual(['more_time'])
  expect(codes({ refresh: { ...skill('r', 0.62, 6), idleDays: 20 } })).toEqual(['refresh_skill'])
  expect(codes({ mastered: { ...skill('m', 0.93, 6), daysAgo: 0 } })).toEqual(['mastered_alone'])
  expect(codes({ stuck })).toEqual(['stuck_skill'])
  expect(codes({ goalBehind })).toEqual(['goal_behind'])
  expect(codes({ pause: { daysUntil: 3, days: 7 } })).toEqual(['pause_planned'])
})

test('a skill is named once: stuck or fading it is not weak as well, mastered it is not strong as well', () => {
  const weak = skill('math.5.x', 0.3, 6)
  expect(codes({ skills: [weak], stuck })).toEqual(['stuck_skill'])
  expect(codes({ skills: [weak], refresh: { ...weak, idleDays: 9 } })).toEqual(['refresh_skill'])
  expect(codes({ skills: [weak], refresh: { ...weak, idleDays: 9 }, stuck })).toEqual(['stuck_skill'])
  const strong = skill('m', 0.95, 6)
  expect(codes({ skills: [strong], mastered: { ...strong, daysAgo: 1 } })).toEqual(['mastered_alone'])
})

test('whoever is stuck is led to the lesson, to the skill before, or to practice when there is neither', () => {
  const actionOf = (more: Partial<typeof stuck>) =>
    listInsights({ ...nothing, stuck: { ...stuck, ...more } })[0]?.action
  const prerequisite = { skill: 'math.4.y', name: 'Y' }
  expect(actionOf({ lessonId: 7 })).toBe('/lessons/7')
  expect(actionOf({ lessonId: 7, method: 'prerequisite', prerequisite })).toBe('/practice?skill=math.4.y')
  expect(actionOf({})).toBe('/practice?skill=math.5.x')
})

test('nobody is called back from a planned pause, but before it one may be', () => {
  expect(codes({ idleDays: 9, pause: { daysUntil: 0, days: 14 } })).toEqual(['pause_planned'])
  expect(codes({ idleDays: 9, pause: { daysUntil: 2, days: 14 } })).toEqual(['idle', 'pause_planned'])
})

test('what can be acted upon says where, and how long it takes', () => {
  for (const insight of listInsights({ ...nothing, skills: [skill('math.3.x', 0.3, 3)], idleDays: 5 })) {
    expect(insight.action).toMatch(/^\//)
    expect(insight.estimatedMinutes).toBeGreaterThan(0)
  }
})
