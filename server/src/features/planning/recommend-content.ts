import type { Recommendation } from '#contract/study/planning.ts'
import type { OfferKind } from '#engines/paths/index.ts'
import { findAbout } from '#tutor/plan/match-goals.ts'
import { findOffers } from '../../domain/next-steps/find-offers.ts'
import { recommendLessons } from '../../domain/next-steps/recommend-lessons.ts'
import { linkPractice, wordOffer } from '../../domain/next-steps/word-offer.ts'
import { nameOfSkill } from '../../domain/skills.ts'
import { readLearnerView } from '../../domain/tracing/learner-view.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { type ReadableLesson, selectOwnLessons } from './curriculum.queries.ts'

const MOST = 12
const MOST_INTERESTS = 10
const LESSONS_AN_INTEREST = 3
const MOST_QUIZZES = 2
/** Of the five difficulties of lessons. */
const DIFFICULTY: Record<string, number> = { beginner: 1, intermediate: 3, advanced: 5 }
const OFFER_FIRST: Record<string, OfferKind> = { beginner: 'easyWin', advanced: 'stretch' }

/** What interests speak of, then the next steps in practice and lessons, then quizzes left open. Nothing is made up. */
export async function recommendContent(
  context: CallerContext,
  { interests = '', level = '' }: { interests?: string | undefined; level?: string | undefined },
): Promise<{ recommendations: Recommendation[] }> {
  const { user } = context.caller
  const isOwnKind = isMadeFor(user.role)
  const all = await selectOwnLessons(context.db, user)
  const lessons = all.toSorted((a, b) => Number(isOwnKind(b)) - Number(isOwnKind(a)))
  const named = interests
    .split(',')
    .map((interest) => interest.trim())
    .filter(Boolean)
    .slice(0, MOST_INTERESTS)
  const found = [
    ...named.flatMap((interest) => findInteresting(lessons, interest, level.toLowerCase())),
    ...(await offerPractice(context, OFFER_FIRST[level.toLowerCase()])),
    ...(await listNextLessons(context, lessons)),
    ...listOpenQuizzes(lessons),
  ]
  const first = new Map(found.toReversed().map((one) => [one.id, one]))
  return { recommendations: found.filter((one) => first.get(one.id) === one).slice(0, MOST) }
}

/** School lessons are open to everybody; who is no student came for others. */
const isMadeFor =
  (role: string) =>
  ({ audience }: Pick<ReadableLesson, 'audience'>) =>
    audience === (role === 'professional' || role === 'college' ? role : 'school')

function findInteresting(
  lessons: readonly ReadableLesson[],
  interest: string,
  level: string,
): Recommendation[] {
  const open = lessons.filter(({ isCompleted }) => !isCompleted)
  const aim = DIFFICULTY[level]
  const byLevel = (found: readonly ReadableLesson[]) =>
    aim === undefined
      ? found
      : found.toSorted((a, b) => Math.abs(a.difficulty - aim) - Math.abs(b.difficulty - aim))
  const ofSubject = open.filter(({ subjectName }) => subjectName.toLowerCase() === interest.toLowerCase())
  if (ofSubject.length > 0)
    return byLevel(ofSubject)
      .slice(0, LESSONS_AN_INTEREST)
      .map((lesson) => toLesson(lesson, `You are interested in ${lesson.subjectName}.`))
  // The best of them by their words; among these the level decides.
  const named = open.map((lesson) => ({ ...lesson, names: (lesson.skills ?? []).map(nameOfSkill).join(' ') }))
  return byLevel(findAbout(interest, named).slice(0, 2 * LESSONS_AN_INTEREST))
    .slice(0, LESSONS_AN_INTEREST)
    .map((lesson) => toLesson(lesson, `You are interested in “${interest}”, and this lesson speaks of it.`))
}

type Named = Pick<ReadableLesson, 'id' | 'title' | 'subjectName'>

const toLesson = ({ id, title, subjectName }: Named, reason: string): Recommendation => ({
  id: `lesson-${id}`,
  title,
  type: 'lesson',
  subject: subjectName,
  reason,
  link: `/lessons/${id}`,
})

/** Practice is for students; to everybody else it is offered where they have begun it. */
async function offerPractice(
  context: CallerContext,
  first: OfferKind | undefined,
): Promise<Recommendation[]> {
  const { user } = context.caller
  const view = await readLearnerView(context, user)
  return findOffers(view, first, undefined)
    .filter(({ skill }) => user.role === 'student' || view.standings.has(skill.id))
    .map(({ skill, reason }) => ({
      id: `practice-${skill.id}`,
      title: skill.name,
      type: 'practice',
      subject: skill.subject,
      reason: wordOffer(reason),
      link: linkPractice(skill.id),
    }))
}

/** A course of another kind is not begun for somebody; one that they began goes on. */
async function listNextLessons(
  context: CallerContext,
  lessons: readonly ReadableLesson[],
): Promise<Recommendation[]> {
  const { user } = context.caller
  const own = lessons.filter(isMadeFor(user.role))
  const ownIds = new Set(own.map(({ id }) => id))
  const next = (await recommendLessons(context, user.id))
    .filter(({ id, because }) => because.kind !== 'first' || ownIds.has(id))
    .map(({ id, title, subjectName, reason }) => toLesson({ id, title, subjectName }, reason))
  const isBegun = new Set(
    own.filter(({ lastAccessed }) => lastAccessed !== null).map(({ subjectName }) => subjectName),
  )
  const starts = own.filter(
    ({ subjectName }, place) =>
      !isBegun.has(subjectName) && own.findIndex((one) => one.subjectName === subjectName) === place,
  )
  const opening = starts.map((lesson) =>
    toLesson(lesson, `The first lesson of your course in ${lesson.subjectName}.`),
  )
  return user.role === 'student' ? next : [...next, ...opening]
}

function listOpenQuizzes(lessons: readonly ReadableLesson[]): Recommendation[] {
  return lessons
    .filter(({ isCompleted, quiz }) => isCompleted && quiz.id !== null && quiz.bestPercent === null)
    .slice(0, MOST_QUIZZES)
    .map(({ title, subjectName, quiz }) => ({
      id: `quiz-${quiz.id}`,
      title: `Quiz: ${title}`,
      type: 'quiz',
      subject: subjectName,
      reason: `You have completed the lesson “${title}”; its quiz is still open.`,
      link: `/quizzes/${quiz.id}`,
    }))
}
