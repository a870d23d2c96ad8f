import { calendarFeeds, learningPlans, type PlanStep, planExecutions } from '../db/schema/study/plans.ts'
import { hashToken } from '../platform/sessions/sessions.ts'
import type { TestApp } from './test-app.ts'

/** Plans that a test starts from: two steps, which need not lead anywhere. */

const step = (number: number, day: string): PlanStep => ({
  id: `step-${number}`,
  title: `Halves ${number}`,
  type: 'lesson',
  estimatedDuration: 10,
  why: 'It comes next in the course.',
  link: `/lessons/${number}`,
  day,
})

export async function addPlan(
  t: TestApp,
  userId: number,
  more: Partial<typeof learningPlans.$inferInsert> = {},
) {
  const today = t.clock.now.toISOString().slice(0, 10)
  const [row] = await t.db
    .insert(learningPlans)
    .values({
      userId,
      type: 'curriculum_sequence',
      title: 'Mathematics, grade 5: the course in order',
      estimatedDuration: 20,
      steps: [step(1, today), step(2, today)],
      context: { subject: 'Mathematics', currentSkillLevel: 'beginner', learningGoals: [] },
      status: 'active',
      createdAt: t.clock.now,
      ...more,
    })
    .returning()
  if (!row) throw new Error('insert returned no row')
  return row
}

export async function addRunningPlan(t: TestApp, userId: number) {
  const plan = await addPlan(t, userId, { status: 'executing' })
  await t.db.insert(planExecutions).values({ planId: plan.id, userId, startedAt: t.clock.now })
  return plan
}

/** The secret part of the address. */
export async function addCalendarFeed(t: TestApp, userId: number): Promise<string> {
  const token = `feed-of-${userId}`
  await t.db
    .insert(calendarFeeds)
    .values({ userId, tokenHash: hashToken(token) })
    .onConflictDoNothing()
  return token
}
