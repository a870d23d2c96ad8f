import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { type Because, type Knowledge, recommend } from '#engines/lessons/index.ts'
import { listFringe } from '#engines/paths/index.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { pick } from '../../platform/pick.ts'
import { type Learner, selectLearner } from '../learner.ts'
import { readPaths } from '../learning-paths/read-paths.ts'
import { isForRole, isOfferedTo, TEACHING_ORDER } from '../lessons/lessons-of-grade.ts'
import { nameOfSkill } from '../skills.ts'
import { readLearnerView } from '../tracing/learner-view.ts'
import { listPracticeSubjects } from './practice-subjects.ts'

type RecommendLessonsDeps = Pick<Deps, 'db' | 'tracer' | 'now'>

export async function recommendLessons(deps: RecommendLessonsDeps, userId: number) {
  const learner = foundOr404(await selectLearner(deps.db, userId), 'userNotFound')
  const knowledge = await readKnowledge(deps, learner)
  const pathLessonIds = knowledge.paths.flatMap(({ lessonIds }) => lessonIds)
  const lessons = (await selectPath(deps.db, learner, pathLessonIds)).map((lesson) => ({
    ...lesson,
    skills: lesson.skills ?? [],
  }))
  return recommend(lessons, knowledge).map(({ lesson, because }) => ({
    ...pick(lesson, 'id', 'title', 'description', 'subjectName', 'subjectIcon', 'difficulty', 'duration'),
    reason: wordReason(because, lesson.subjectName),
    because,
    isNew: lesson.isCompleted === null,
  }))
}

async function readKnowledge(deps: RecommendLessonsDeps, learner: Learner): Promise<Knowledge> {
  const { views, graphOf, startOf } = await readLearnerView(deps, learner)
  const paths = await readPaths(deps.db, learner.id)
  const isPracticed = (skill: string) => ['practised', 'mastered'].includes(views.get(skill)?.level ?? 'new')
  return {
    fading: [...views.values()]
      .filter(({ isDue }) => isDue)
      .toSorted((a, b) => a.mastery - b.mastery)
      .map(({ skill, mastery }) => ({
        skill,
        name: nameOfSkill(skill),
        percent: Math.round(100 * mastery),
      })),
    ready: listPracticeSubjects().flatMap((subject) =>
      listFringe(graphOf(subject), views, startOf(subject)).flatMap(({ id, after }) => {
        const before = after.find(isPracticed)
        return before === undefined ? [] : [{ skill: id, name: nameOfSkill(id), after: nameOfSkill(before) }]
      }),
    ),
    paths: paths
      .filter(({ isActive }) => isActive)
      .map(({ subject, steps }) => ({
        subject,
        lessonIds: steps.flatMap(({ lessonId, isDone }) => (isDone || lessonId === null ? [] : lessonId)),
      })),
  }
}

function wordReason(because: Because, subject: string): string {
  switch (because.kind) {
    case 'begun':
      return 'You have started this lesson. Carry on where you left off.'
    case 'refresh':
      return `“${because.skill}” has faded to about ${because.percent}%. This lesson brings it back.`
    case 'path':
      return `The next step of your learning path in ${because.subject}.`
    case 'ready':
      return `You have practiced "${because.after}". "${because.skill}" builds on it.`
    case 'follows':
      return `You have completed "${because.title}". This comes next.`
    case 'first':
      return `The first lesson of your course in ${subject}.`
  }
}

/** The lessons of the learner's grade, and those a path leads to, in teaching order, with what the learner has done of each. */
function selectPath(db: Database, learner: Learner, alsoLessonIds: number[]) {
  return db
    .select({
      ...pick(lessons, 'id', 'title', 'description', 'duration', 'difficulty', 'course', 'createdAt'),
      subjectName: subjects.name,
      subjectIcon: subjects.icon,
      skills: sql<string[] | null>`${lessons.outline} -> 'skills'`,
      isCompleted: userProgress.completed,
      lastAccessed: userProgress.lastAccessed,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(userProgress, and(eq(userProgress.lessonId, lessons.id), eq(userProgress.userId, learner.id)))
    .where(
      and(
        or(isOfferedTo(learner.grade), and(inArray(lessons.id, alsoLessonIds), isNull(lessons.retiredAt))),
        isForRole(learner.role),
      ),
    )
    .orderBy(...TEACHING_ORDER)
}
