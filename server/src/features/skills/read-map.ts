import type { SkillStanding } from '#contract/skills.ts'
import { listFringe } from '#engines/paths/index.ts'
import { selectLearner } from '../../domain/learner.ts'
import { selectTeachingLessons } from '../../domain/learning-paths/select-teaching-lessons.ts'
import { allSkills, subjectOfSkill, toNamedSkill } from '../../domain/skills.ts'
import { type LearnerView, readLearnerView, schoolGrade } from '../../domain/tracing/learner-view.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'

type Reach = Pick<Deps, 'db' | 'tracer' | 'now'>

/** All skills of a subject with where the learner stands in each; an unknown subject has none. */
export async function readMap(deps: Reach, { userId, subject }: { userId: number; subject: string }) {
  const learner = foundOr404(await selectLearner(deps.db, userId), 'learnerNotFound')
  const view = await readLearnerView(deps, learner)
  return {
    grade: schoolGrade(learner.grade),
    subjects: [...new Set([...allSkills().keys()].map(subjectOfSkill))],
    skills: await describeStandings(deps, view, subject),
  }
}

export async function describeStandings(
  { db }: Pick<Deps, 'db'>,
  view: LearnerView,
  subject: string,
): Promise<SkillStanding[]> {
  const graph = view.graphOf(subject)
  const next = new Set(listFringe(graph, view.views, view.startOf(subject)).map(({ id }) => id))
  const lessons = await selectTeachingLessons(
    db,
    graph.map(({ id }) => id),
  )
  return graph.map(({ id, after }) => {
    const standing = view.standings.get(id)
    return {
      ...toNamedSkill(id),
      after: [...after],
      hasPractice: view.hasPractice(id),
      lessonId: lessons.get(id)?.id ?? null,
      level: standing?.level ?? 'new',
      mastery: standing ? toPercent(standing.mastery) : null,
      low: standing ? toPercent(standing.low) : null,
      high: standing ? toPercent(standing.high) : null,
      answers: standing?.answers ?? 0,
      isDue: standing?.isDue ?? false,
      isNext: next.has(id),
    }
  })
}

function toPercent(share: number): number {
  return Math.round(100 * share)
}
