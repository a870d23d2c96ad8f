import { LONGEST_SESSION_TITLE } from '#contract/study/chat.ts'
import type { planning } from '#contract/study/planning.ts'
import { findAbout } from '#tutor/plan/match-goals.ts'
import type { PlanLevel } from '#tutor/plan/plan-port.ts'
import { openSession } from '../../domain/chat-sessions.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { draftPlan, keepPlan } from './create-plan.ts'
import { type ReadableLesson, selectOwnLessons } from './curriculum.queries.ts'

type StartAdaptiveInput = Received<typeof planning.startAdaptive>

/** A plan, and a chat in which it can be talked about. Both or neither are kept. */
export async function startAdaptive(
  context: CallerContext,
  { currentProgress, learningGoals }: StartAdaptiveInput,
) {
  const said = typeof currentProgress === 'object' ? currentProgress : null
  const subject = said?.subject || (await chooseSubject(context, learningGoals))
  const { task, plan, label } = await draftPlan(context, {
    type: 'adaptive_strategy',
    subject,
    grade: null,
    level: said?.level ?? levelOf(currentProgress),
    goals: learningGoals,
    pace: 'average',
    style: null,
  })
  return context.transact(async (tx) => {
    const kept = await keepPlan(tx, context, task, plan)
    const session = await openSession(tx, {
      userId: context.caller.user.id,
      title: `Adaptive learning: ${plan.title}`.slice(0, LONGEST_SESSION_TITLE),
      subject: task.subject,
      at: context.now(),
    })
    return { success: true as const, plan: kept, ...label, session }
  })
}

/** A percent says how far one is. */
function levelOf(progress: unknown): PlanLevel {
  if (typeof progress !== 'number' || !Number.isFinite(progress)) return 'intermediate'
  if (progress < 34) return 'beginner'
  return progress < 67 ? 'intermediate' : 'advanced'
}

/** What the goals speak of, else what was learned last, else what the account is there for. */
async function chooseSubject({ db, caller }: CallerContext, goals: readonly string[]): Promise<string> {
  const lessons = await selectOwnLessons(db, caller.user)
  const things = lessons.map((lesson) => ({ ...lesson, names: lesson.subjectName }))
  const meant = goals.flatMap((goal) => findAbout(goal, things).slice(0, 1))[0]
  const first = meant ?? findLatest(lessons) ?? lessons.find(isMeantFor(caller.user.role)) ?? lessons[0]
  if (!first) throw new AppError('not_found', 'noLessonsToPlanFrom')
  return first.subjectName
}

const isMeantFor = (role: string) => (lesson: ReadableLesson) => lesson.audience === role

function findLatest(lessons: readonly ReadableLesson[]): ReadableLesson | undefined {
  return lessons
    .filter(({ lastAccessed }) => lastAccessed !== null)
    .toSorted((a, b) => (b.lastAccessed?.getTime() ?? 0) - (a.lastAccessed?.getTime() ?? 0))[0]
}
