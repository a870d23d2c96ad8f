import { classAnalytics, MOST_SHARED_IDEAS, type SharedIdea } from '#contract/teaching/class-analytics.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import type { Database } from '../../db/database.ts'
import { selectTeachingLessons } from '../../domain/learning-paths/select-teaching-lessons.ts'
import { findIdea, IDEAS_WITHIN_DAYS, LEAST_IDEA_ANSWERS } from '../../domain/questions/find-idea.ts'
import { findQuestions, readQuizItem } from '../../domain/questions/find-questions.ts'
import { toNamedSkill } from '../../domain/skills.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import { recordReadings } from '../../platform/requests/access.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { selectQuizLessons, selectWrongAnswers, type WrongAnswer } from './ideas.queries.ts'
import { listStudents } from './list-students.ts'
import { selectRooms } from './overview.queries.ts'

/** One student's idea stands on the page of the student. */
const LEAST_STUDENTS = 2

/** A wrong answer with the idea behind it and the section of the lesson that speaks of it. */
type Explained = WrongAnswer & { idea: string; section: string | null }

/** Wrong ideas that several students of a class hold, by the same rule as for one student; the most shared first. */
export async function findSharedIdeas(context: CallerContext, classId: number) {
  const { db, caller, now } = context
  const rooms = await selectRooms(db, { teacherId: caller.user.id, classId })
  foundOr404(rooms[0], 'classNotFound')
  const students = new Map(listStudents(rooms).map((student) => [student.id, student]))
  const since = new Date(now().getTime() - IDEAS_WITHIN_DAYS * DAY_MS)
  const shared = groupByIdea(await explain(db, await selectWrongAnswers(db, [...students.keys()], since)))
  const findLesson = await createLessonFinder(db, shared)
  const ideas = shared.map((answers) => {
    const [newest] = answers as [Explained, ...Explained[]]
    return {
      skill: toNamedSkill(newest.skill),
      idea: newest.idea,
      answers: answers.length,
      lastAt: new Date(newest.answeredAt),
      pupils: [...Map.groupBy(answers, ({ userId }) => userId)]
        .flatMap(([userId, own]) => {
          const { id = 0, firstName = '', lastName = '' } = students.get(userId) ?? {}
          return { id, firstName, lastName, answers: own.length }
        })
        .toSorted((a, b) => b.answers - a.answers || a.id - b.id),
      reteach: findLesson(answers),
    }
  })
  const shown = new Set(ideas.flatMap((idea) => idea.pupils.map(({ id }) => id)))
  await recordReadings(context, classAnalytics.ideas, [...shown])
  return ideas
}

async function explain(db: Database, answers: readonly WrongAnswer[]): Promise<Explained[]> {
  const attempts = answers.map(({ skill, ...answer }) => ({ ...answer, skills: [skill] }))
  const questions = await findQuestions(db, attempts)
  return answers.flatMap((answer, place) => {
    const asked = questions[place] ?? null
    const idea = findIdea(asked, answer.givenJson)
    if (idea === null) return []
    return { ...answer, idea, section: asked?.kind === 'quiz' ? (asked.question.section ?? null) : null }
  })
}

function groupByIdea(explained: readonly Explained[]): Explained[][] {
  const isMeant = (answers: readonly Explained[]) => answers.length >= LEAST_IDEA_ANSWERS
  const countStudents = (answers: readonly Explained[]) => new Set(answers.map(({ userId }) => userId)).size
  return [...Map.groupBy(explained, ({ skill, idea }) => `${skill} ${idea}`).values()]
    .map((answers) => [...Map.groupBy(answers, ({ userId }) => userId).values()].filter(isMeant).flat())
    .filter((answers) => countStudents(answers) >= LEAST_STUDENTS)
    .map((answers) => answers.toSorted((a, b) => b.answeredAt - a.answeredAt))
    .toSorted((a, b) => countStudents(b) - countStudents(a) || b.length - a.length)
    .slice(0, MOST_SHARED_IDEAS)
}

/** The lesson of the quiz that was answered, with the section its question names; else the one that teaches the skill. */
async function createLessonFinder(db: Database, shared: readonly Explained[][]) {
  const inQuizzes = shared.map((answers) => answers.find(({ section }) => section !== null))
  const quizIds = new Set(
    inQuizzes.flatMap((answer) => (answer && readQuizItem(answer.itemId)?.quizId) ?? []),
  )
  const quizLessons = await selectQuizLessons(db, [...quizIds])
  const teaching = await selectTeachingLessons(db, [
    ...new Set(shared.flatMap(([first]) => first?.skill ?? [])),
  ])
  return (answers: readonly Explained[]): SharedIdea['reteach'] => {
    const inQuiz = answers.find(({ section }) => section !== null)
    const lesson = inQuiz && quizLessons.get(readQuizItem(inQuiz.itemId)?.quizId ?? 0)
    if (inQuiz && lesson) {
      const section = lesson.sections?.find(({ id }) => id === inQuiz.section)
      return {
        lessonId: lesson.lessonId,
        title: lesson.title,
        section: section ? { id: section.id, title: section.title } : null,
      }
    }
    const taught = teaching.get(answers[0]?.skill ?? '')
    return taught ? { lessonId: taught.id, title: taught.title, section: null } : null
  }
}
