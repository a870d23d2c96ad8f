import { planRows } from '#contract/study/plan-rows.ts'
import { planning } from '#contract/study/planning.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { planCalendar, writeFeed } from './calendar/calendar-feed.ts'
import { adjustPlan, movePlanStep } from './change-plan.ts'
import { createPlan, toPlan } from './create-plan.ts'
import { selectPlans } from './plans.queries.ts'
import { readAnalytics, readCurrent } from './read-current.ts'
import { readPlanRows } from './read-plan-rows.ts'
import { readStatus } from './read-status.ts'
import { recommendContent } from './recommend-content.ts'
import { discardPlan, endPlan, executePlan, readState, restorePlan, tickStep } from './run-plan.ts'
import { startAdaptive } from './start-adaptive.ts'

export function planningRoutes({ serve }: Mount): void {
  serve(planning.status, (_nothing, { db }) => readStatus(db))
  serve(planning.analytics, (_nothing, context) => readAnalytics(context))
  serve(planRows.read, (wanted, context) => readPlanRows(context, wanted))
  serve(planning.create, ({ type, context: wanted }, context) =>
    createPlan(context, {
      type,
      subject: wanted.subject,
      grade: wanted.gradeLevel ?? null,
      level: wanted.currentSkillLevel,
      goals: wanted.learningGoals,
      pace: wanted.preferences.pace,
      style: wanted.preferences.learningStyle ?? null,
      targetDate: wanted.targetDate ?? undefined,
    }),
  )
  serve(planning.adaptive, ({ subject, currentLevel, learningGoals }, context) =>
    createPlan(context, {
      type: 'adaptive_strategy',
      subject,
      grade: null,
      level: currentLevel,
      goals: learningGoals,
      pace: 'average',
      style: null,
    }),
  )
  serve(planning.startAdaptive, (sent, context) => startAdaptive(context, sent))
  serve(planning.list, async (wanted, { db, caller }) =>
    (await selectPlans(db, caller.user.id, wanted)).map(toPlan),
  )
  serve(planning.current, (_nothing, context) => readCurrent(context))
  serve(planning.one, ({ id }, context) => readState(context, id))
  serve(planning.execute, ({ id }, context) => executePlan(context, id))
  serve(planning.tick, (sent, context) => tickStep(context, sent))
  serve(planning.move, (sent, context) => movePlanStep(context, sent))
  serve(planning.adjust, (sent, context) => adjustPlan(context, sent))
  serve(planning.end, ({ id }, context) => endPlan(context, id))
  serve(planning.remove, ({ id }, context) => discardPlan(context, id))
  serve(planning.restore, ({ id }, context) => restorePlan(context, id))
  serve(planning.calendarFeed, (_nothing, context) => planCalendar.read(context))
  serve(planning.openCalendarFeed, (_nothing, context) => planCalendar.open(context))
  serve(planning.revokeCalendarFeed, (_nothing, context) => planCalendar.revoke(context))
  serve(planning.readCalendarFeed, ({ token }, context) => writeFeed(context, token))
  serve(planning.recommendations, (wanted, context) => recommendContent(context, wanted))
}
