import { and, desc, eq, gte, ilike, inArray, isNotNull, isNull, lt, not, or, sql } from 'drizzle-orm'
import { RESOURCES_PER_KIND, RESULTS_SHOWN } from '#contract/college/college.ts'
import type { Database } from '../../db/database.ts'
import { lessons } from '../../db/schema/learning/lessons.ts'
import { userProgress } from '../../db/schema/learning/progress.ts'
import { quizResults, quizzes } from '../../db/schema/learning/quizzes.ts'
import { subjects } from '../../db/schema/learning/subjects.ts'
import { wordsWanted } from '../../db/schema/search.ts'
import { studyGuides } from '../../db/schema/study/study-guides.ts'
import { videoContent } from '../../db/schema/study/videos.ts'
import { classEnrollments, classes } from '../../db/schema/teaching/classes.ts'
import { teachingResources } from '../../db/schema/teaching/teaching-resources.ts'
import { isInActiveClass } from '../../domain/classroom/given-work.ts'
import { isMadeByShielded } from '../../domain/guardian/guardian.ts'
import { isForRole, isOfferedTo, TEACHING_ORDER } from '../../domain/lessons/lessons-of-grade.ts'
import { isVideoSeenBy, type VideoDeps } from '../../domain/visible-videos.ts'
import { pick } from '../../platform/pick.ts'

export const COLLEGE_GRADE = 13

/** The lessons of college in teaching order, with what the student has done of each. */
export function selectLessons(db: Database, userId: number) {
  return db
    .select({
      ...pick(lessons, 'id', 'title', 'description', 'duration', 'difficulty', 'course', 'unit'),
      subjectName: subjects.name,
      subjectIcon: subjects.icon,
      isCompleted: userProgress.completed,
      secondsSpent: userProgress.timeSpent,
      lastAccessed: userProgress.lastAccessed,
    })
    .from(lessons)
    .innerJoin(subjects, eq(subjects.id, lessons.subjectId))
    .leftJoin(userProgress, and(eq(userProgress.lessonId, lessons.id), eq(userProgress.userId, userId)))
    .where(and(isOfferedTo(COLLEGE_GRADE), isForRole('college')))
    .orderBy(...TEACHING_ORDER)
}
export type LessonRow = Awaited<ReturnType<typeof selectLessons>>[number]

/** The quizzes of lessons, with the student's tries and the best of them. */
export async function selectQuizzes(db: Database, userId: number, lessonIds: number[]) {
  if (lessonIds.length === 0) return []
  const own = db
    .select({
      quizId: quizResults.quizId,
      attempts: sql<number>`count(*)`.mapWith(Number).as('attempts'),
      best: sql<number>`max(100.0 * ${quizResults.score} / greatest(${quizResults.maxScore}, 1))`
        .mapWith(Number)
        .as('best'),
    })
    .from(quizResults)
    .where(eq(quizResults.userId, userId))
    .groupBy(quizResults.quizId)
    .as('own')
  return db
    .select({
      ...pick(quizzes, 'id', 'title', 'lessonId'),
      questions: sql<number>`jsonb_array_length(${quizzes.questions})`.mapWith(Number),
      attempts: own.attempts,
      best: own.best,
    })
    .from(quizzes)
    .leftJoin(own, eq(own.quizId, quizzes.id))
    .where(inArray(quizzes.lessonId, lessonIds))
    .orderBy(quizzes.id)
}
export type QuizRow = Awaited<ReturnType<typeof selectQuizzes>>[number]

export function selectResults(db: Database, userId: number, from: Date, until: Date) {
  return db
    .select({
      quizId: quizzes.id,
      title: quizzes.title,
      ...pick(quizResults, 'score', 'maxScore', 'dateTaken'),
    })
    .from(quizResults)
    .innerJoin(quizzes, eq(quizzes.id, quizResults.quizId))
    .where(
      and(eq(quizResults.userId, userId), gte(quizResults.dateTaken, from), lt(quizResults.dateTaken, until)),
    )
    .orderBy(desc(quizResults.dateTaken), desc(quizResults.id))
    .limit(RESULTS_SHOWN)
}

/** Public guides of college, or of no grade. */
export function selectGuides(db: Database, search: string) {
  return db
    .select(pick(studyGuides, 'id', 'title', 'description', 'subject'))
    .from(studyGuides)
    .where(
      and(
        eq(studyGuides.isPublic, true),
        isNotNull(studyGuides.approvedAt),
        isNull(studyGuides.hiddenAt),
        isNull(studyGuides.deletedAt),
        not(isMadeByShielded(studyGuides.userId)),
        or(eq(studyGuides.grade, COLLEGE_GRADE), isNull(studyGuides.grade)),
        finds(studyGuides.words, search),
      ),
    )
    .orderBy(desc(studyGuides.createdAt), desc(studyGuides.id))
    .limit(RESOURCES_PER_KIND)
}

/** Videos that the student may see, of college or of no grade. */
export function selectVideos(deps: VideoDeps, userId: number, search: string) {
  return deps.db
    .select(pick(videoContent, 'id', 'title', 'description', 'subject', 'duration'))
    .from(videoContent)
    .where(
      and(
        isVideoSeenBy(deps, userId),
        isNull(videoContent.deletedAt),
        or(eq(videoContent.grade, COLLEGE_GRADE), isNull(videoContent.grade)),
        finds(videoContent.words, search),
      ),
    )
    .orderBy(desc(videoContent.createdAt), desc(videoContent.id))
    .limit(RESOURCES_PER_KIND)
}

/** What teachers gave to classes in which the student is enrolled. */
export function selectClassResources(db: Database, userId: number, search: string) {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return db
    .select({
      ...pick(teachingResources, 'id', 'title', 'description', 'resourceType', 'resourceUrl'),
      className: classes.name,
    })
    .from(classEnrollments)
    .innerJoin(classes, eq(classes.id, classEnrollments.classId))
    .innerJoin(teachingResources, eq(teachingResources.classId, classes.id))
    .where(
      and(
        isInActiveClass(userId),
        isNull(teachingResources.deletedAt),
        search === ''
          ? undefined
          : or(ilike(teachingResources.title, pattern), ilike(teachingResources.description, pattern)),
      ),
    )
    .orderBy(desc(teachingResources.createdAt), desc(teachingResources.id))
    .limit(RESOURCES_PER_KIND)
}

/** Something typed that holds no word finds nothing. */
function finds(words: typeof studyGuides.words | typeof videoContent.words, search: string) {
  if (search === '') return undefined
  const query = wordsWanted(search)
  return query ? sql`${words} @@ ${query}` : sql`false`
}
