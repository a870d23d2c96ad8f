import type { InputOf } from '#contract/endpoint.ts'
import type { LearningPreferences, onboarding } from '#contract/onboarding/onboarding.ts'
import type { OnboardingAnswers } from '#contract/onboarding/progress.ts'
import { mayStateAge } from '#engines/accounts/index.ts'
import { ONBOARDING_STEPS, type OnboardingStep } from '#engines/onboarding/index.ts'
import { listFringe } from '#engines/paths/index.ts'
import { follow } from '../../domain/guardian/guardian.ts'
import { layPath, planCourse } from '../../domain/learning-paths/lay-path.ts'
import { insertPaths, selectPathSubjects } from '../../domain/learning-paths/learning-paths.queries.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { practiceBySkill } from '../../domain/practice/practice-library.ts'
import { publishProfile } from '../../domain/publication/publish-profile.ts'
import { subjectOfSkill } from '../../domain/skills.ts'
import { type LearnerView, readLearnerView } from '../../domain/tracing/learner-view.ts'
import { refuseField } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import type { UserRow } from '../../platform/sessions/sessions.ts'
import {
  type ProgressRow,
  savePreferences,
  saveProgress,
  saveStudyStyle,
  selectAge,
  selectCourseLessons,
  type selectPreferences,
  selectProgress,
  updateUser,
} from './onboarding.queries.ts'

const LONGEST_COURSE = 8

/** Something to begin with in every subject that has no path yet: students by what their grade learns next, adults by their courses. */
async function layFirstPaths(deps: Pick<Deps, 'db' | 'tracer' | 'now'>, user: UserRow): Promise<void> {
  const isStudent = user.role === 'student'
  if (!isStudent && user.role !== 'college' && user.role !== 'professional') return
  const taken = await selectPathSubjects(deps.db, user.id)
  await (isStudent ? laySkillPaths(deps, user, taken) : layCoursePaths(deps, user, taken))
}

async function laySkillPaths(
  deps: Pick<Deps, 'db' | 'tracer' | 'now'>,
  user: UserRow,
  taken: ReadonlySet<string>,
): Promise<void> {
  const subjects = new Set([...practiceBySkill().keys()].map(subjectOfSkill))
  const missing = [...subjects].filter((subject) => !taken.has(subject))
  if (missing.length === 0) return
  const view = await readLearnerView(deps, user)
  for (const subject of missing) {
    const start = view.startOf(subject)
    const skills = followFringe(view, subject)
    await layPath(deps.db, { userId: user.id, subject, skills, grade: start.grade, at: deps.now() })
  }
}

/** What can be learned now, then what that opens, and so on to the end of the grade. */
function followFringe(view: LearnerView, subject: string): string[] {
  const graph = view.graphOf(subject)
  const views = new Map(view.views)
  const start = view.startOf(subject)
  const path: string[] = []
  for (;;) {
    const fringe = listFringe(graph, views, start).filter(({ grade }) => grade <= start.grade)
    if (fringe.length === 0) return path
    for (const { id } of fringe) {
      path.push(id)
      views.set(id, { skill: id, mastery: 1, level: 'practised', isDue: false, idleDays: 0, answers: 1 })
    }
  }
}

async function layCoursePaths(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: UserRow,
  taken: ReadonlySet<string>,
): Promise<void> {
  const lessons = await selectCourseLessons(db, user)
  const paths = planCourse(lessons, LONGEST_COURSE).filter(({ subject }) => !taken.has(subject))
  const at = now()
  const rows = paths.map((path) => ({ ...path, userId: user.id, createdAt: at, updatedAt: at }))
  await insertPaths(db, rows)
}

type Step = { currentStep: OnboardingStep; completedSteps: OnboardingStep[]; stepData: OnboardingAnswers }

/** Keeps what a step gathered: in the progress record, and where the rest of the product looks for it. */
export async function saveOnboarding(context: CallerContext, step: Step): Promise<ProgressRow> {
  const { db, now, caller } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const before = await selectProgress(db, userId)
  const known = new Set<string>([...(before?.completedSteps ?? []), ...step.completedSteps])
  const stepData: OnboardingAnswers = { ...before?.stepData, ...step.stepData }
  await savePerson(context, step.stepData)
  return saveProgress(db, userId, {
    currentStep: step.currentStep,
    completedSteps: ONBOARDING_STEPS.filter((name) => known.has(name)),
    stepData,
    startedAt: now(),
  })
}

/** Finishes onboarding, also when steps were skipped. Finishing twice keeps the first date and the first paths. */
export async function completeOnboarding(context: CallerContext): Promise<ProgressRow> {
  const { db, now, caller } = context
  const userId = caller.user.id
  await lockUser(db, userId)
  const before = await selectProgress(db, userId)
  await updateUser(db, userId, { onboardingCompleted: true, updatedAt: now() })
  await layFirstPaths(context, caller.user)
  return saveProgress(db, userId, {
    currentStep: 'done',
    completedSteps: before?.completedSteps ?? [],
    stepData: before?.stepData ?? {},
    startedAt: now(),
    completedAt: before?.completedAt ?? now(),
    isCompleted: true,
  })
}

/** What somebody said about themselves, where the rest of the product looks for it. */
async function savePerson(
  context: CallerContext,
  // Field by field: what a later step gathers must not reach the account by being named like one of its columns.
  { displayName, age, preferredStudyTime, profession, expertiseLevel }: OnboardingAnswers,
): Promise<void> {
  const { db, now, caller } = context
  // The caller was read before the lock; an admin may have told the age since.
  const user = { ...caller.user, age: await selectAge(db, caller.user.id) }
  if (age != null && !mayStateAge(user, age)) throw refuseField('age', 'ageNeedsAdult')
  const shown = await publishProfile(
    context,
    { ...user, age: age ?? user.age },
    { displayName: displayName === '' ? null : displayName },
  )
  await updateUser(db, user.id, {
    ...shown,
    // An age can be set right, not emptied: that could lift a child's protection without an adult.
    age: age ?? undefined,
    preferredStudyTime,
    profession,
    expertiseLevel,
    updatedAt: now(),
  })
  // With the age it changes whether an adult has to agree.
  if (age != null) await follow(context, user.id)
}

type Row = Awaited<ReturnType<typeof selectPreferences>>

/** Keeps how somebody likes to learn, and of who they are what was said along with it. */
export async function keepPreferences(
  context: CallerContext,
  { age, profession, expertiseLevel, ...said }: InputOf<typeof onboarding.savePreferences>,
): Promise<Row> {
  const { db, caller, now } = context
  await lockUser(db, caller.user.id)
  await savePerson(context, { age, profession, expertiseLevel })
  const style = said.preferredExplanationStyle
  if (style !== undefined) await saveStudyStyle(db, caller.user.id, style, now())
  return savePreferences(db, caller.user.id, said, now())
}

/** Who has said nothing yet likes everything alike. */
export function toPreferences(row: Row): LearningPreferences {
  return {
    visualPreference: row?.visualPreference ?? 0.5,
    auditoryPreference: row?.auditoryPreference ?? 0.5,
    kinestheticPreference: row?.kinestheticPreference ?? 0.5,
    preferredExplanationStyle: (row?.preferredExplanationStyle ??
      'balanced') as LearningPreferences['preferredExplanationStyle'],
    motivationFactors: row?.motivationFactors ?? [],
  }
}
