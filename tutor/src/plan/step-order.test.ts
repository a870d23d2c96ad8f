import { expect, test } from 'vitest'
import { outlinePlan } from './make-plan.ts'
import type { PlanType } from './plan-port.ts'
import { makePlanTask, view } from './sample-plan.ts'
import { findOrderFault } from './step-order.ts'

const BEGUN = [view('m.4.count', { level: 'learning', mastery: 0.3, answers: 5 })]

function judge(type: PlanType, change: (order: number[]) => number[], goals: string[] = []): string | null {
  const task = makePlanTask({ type, goals }, BEGUN)
  const { drafts } = outlinePlan(task)
  return findOrderFault(task, drafts, change([...drafts.keys()]))
}

test.each<PlanType>(['curriculum_sequence', 'adaptive_strategy', 'learning_path'])(
  'a %s as the scheduler made it keeps to its own rules',
  (type) => {
    expect(judge(type, (order) => order, ['dividing with remainders'])).toBeNull()
  },
)

test('the course stays in its order, whole', () => {
  expect(judge('curriculum_sequence', (order) => order.toReversed())).toContain('the course in its order')
  expect(judge('curriculum_sequence', (order) => order.slice(1))).toContain('the course in its order')
})

test('steps are neither invented nor repeated', () => {
  expect(judge('adaptive_strategy', (order) => [...order, 99])).toContain('not on the list')
  expect(judge('adaptive_strategy', (order) => [...order, -1])).toContain('not on the list')
  expect(judge('adaptive_strategy', (order) => [...order, 0])).toContain('twice')
})

test('what a step builds on stays before it, through the skills and within a lesson', () => {
  const goals = ['dividing with remainders']
  expect(judge('learning_path', (order) => order.toReversed(), goals)).toContain('must come before')
  const swapped = ([a = 0, b = 0, ...rest]: number[]) => [b, a, ...rest]
  expect(judge('learning_path', swapped, goals)).toContain('must come before')
})

test('a way to a goal loses no lesson and no proof, and no plan loses most of its steps', () => {
  const goals = ['dividing with remainders']
  expect(judge('learning_path', (order) => order.slice(0, -1), goals)).toBeNull()
  expect(judge('learning_path', (order) => order.slice(0, -2), goals)).toContain('must not be left out')
  expect(judge('adaptive_strategy', (order) => order.slice(0, 1))).toContain('Too many')
})
