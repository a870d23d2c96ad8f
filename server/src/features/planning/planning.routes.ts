import type { FastifyInstance } from 'fastify'
import { planning } from '#contract/study/planning.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { openFeed, readFeed, revokeFeed, writeFeed } from './calendar/calendar-feed.ts'
import { adjustPlan, movePlanStep } from './change-plan.ts'
import { createPlan } from './create-plan.ts'
import { discardPlan, restorePlan } from './discard-plan.ts'
import { selectPlans } from './plans.queries.ts'
import { readAnalytics, readCurrent } from './read-current.ts'
import { readStatus } from './read-status.ts'
import { recommendContent } from './recommend-content.ts'
import { endPlan, executePlan, readState, tickStep } from './run-plan.ts'
import { startAdaptive } from './start-adaptive.ts'
import { toPlan } from './to-plan.ts'

export function planningRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, planning.status, (_nothing, { db }) => readStatus(db))
  serve(app, deps, planning.analytics, (_nothing, context) => readAnalytics(context))
  serve(app, deps, planning.create, ({ type, context: wanted }, context) =>
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
  serve(app, deps, planning.adaptive, ({ subject, currentLevel, learningGoals }, context) =>
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
  serve(app, deps, planning.startAdaptive, (sent, context) => startAdaptive(context, sent))
  serve(app, deps, planning.list, async (wanted, { db, caller }) =>
    (await selectPlans(db, caller.user.id, wanted)).map(toPlan),
  )
  serve(app, deps, planning.current, (_nothing, context) => readCurrent(context))
  serve(app, deps, planning.one, ({ id }, context) => readState(context, id))
  serve(app, deps, planning.execute, ({ id }, context) => executePlan(context, id))
  serve(app, deps, planning.tick, (sent, context) => tickStep(context, sent))
  serve(app, deps, planning.move, (sent, context) => movePlanStep(context, sent))
  serve(app, deps, planning.adjust, (sent, context) => adjustPlan(context, sent))
  serve(app, deps, planning.end, ({ id }, context) => endPlan(context, id))
  serve(app, deps, planning.remove, ({ id }, context) => discardPlan(context, id))
  serve(app, deps, planning.restore, ({ id }, context) => restorePlan(context, id))
  serve(app, deps, planning.calendarFeed, (_nothing, context) => readFeed(context))
  serve(app, deps, planning.openCalendarFeed, (_nothing, context) => openFeed(context))
  serve(app, deps, planning.revokeCalendarFeed, (_nothing, context) => revokeFeed(context))
  serve(app, deps, planning.readCalendarFeed, ({ token }, context) => writeFeed(context, token))
  serve(app, deps, planning.recommendations, (wanted, context) => recommendContent(context, wanted))
}
