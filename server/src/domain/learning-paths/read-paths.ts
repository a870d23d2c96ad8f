import type { LearningPath } from '#contract/onboarding/onboarding.ts'
import { wasEverPractised } from '#engines/levels/index.ts'
import type { Database } from '../../db/database.ts'
import type { PathStep } from '../../db/schema/accounts/onboarding.ts'
import { pick } from '../../platform/pick.ts'
import { type PathRow, selectCompletedLessons, selectLevels, selectPaths } from './learning-paths.queries.ts'

/** The learner's paths with what is done on each: a lesson that was completed, a skill that was practiced. */
export async function readPaths(db: Database, userId: number): Promise<LearningPath[]> {
  const paths = await selectPaths(db, userId)
  const steps = paths.flatMap(({ pathData }) => pathData)
  const skills = [...new Set(steps.flatMap((step) => step.skills ?? []))]
  const lessonIds = [...new Set(steps.flatMap(({ lessonId }) => lessonId ?? []))]
  const levels = skills.length === 0 ? [] : await selectLevels(db, userId, skills)
  const practiced = new Set(levels.filter(({ level }) => wasEverPractised(level)).map(({ skill }) => skill))
  const completed =
    lessonIds.length === 0 ? new Set<number>() : await selectCompletedLessons(db, userId, lessonIds)
  return paths.map((path) => toPath(path, (step) => isStepDone(step, practiced, completed)))
}

/** Who can do what a lesson teaches need not read it. */
function isStepDone(
  { lessonId, skills = [] }: PathStep,
  practiced: ReadonlySet<string>,
  completed: ReadonlySet<number>,
): boolean {
  if (lessonId !== undefined && completed.has(lessonId)) return true
  return skills.length > 0 && skills.every((skill) => practiced.has(skill))
}

function toPath(path: PathRow, isDone: (step: PathStep) => boolean): LearningPath {
  const steps = path.pathData.map((step) => ({
    title: step.title,
    lessonId: step.lessonId ?? null,
    skill: step.lessonId === undefined ? (step.skills?.[0] ?? null) : null,
    isDone: isDone(step),
  }))
  const done = steps.filter((step) => step.isDone).length
  return {
    ...pick(path, 'id', 'subject', 'difficultyLevel', 'estimatedDurationHours', 'isActive'),
    progressPercentage: steps.length === 0 ? 0 : Math.round((100 * done) / steps.length),
    steps,
  }
}
