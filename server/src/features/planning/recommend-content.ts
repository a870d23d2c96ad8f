import type { Recommendation } from '#contract/study/planning.ts'
import type { OfferKind } from '#engines/paths/index.ts'
import { findAbout } from '#tutor/plan/match-goals.ts'
import type { Context } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { findOffers } from '../../records/next-steps/find-offers.ts'
import { recommendLessons } from '../../records/next-steps/recommend-lessons.ts'
import { linkPractice, wordOffer } from '../../records/next-steps/word-offer.ts'
import { readLearnerView } from '../../records/tracing/learner-view.ts'
import { type ReadableLesson, selectOwnLessons } from './curriculum.queries.ts'

const MOST = 12
const MOST_INTERESTS = 10
const LESSONS_AN_INTEREST = 3
const MOST_QUIZZES = 2
/** Of the five difficulties of lessons. */
const DIFFICULTY: Record<string, number> = { beginner: 1, intermediate: 3, advanced: 5 }
const OFFER_FIRST: Record<string, OfferKind> = { beginner: 'easyWin', advanced: 'stretch' }

type Wanted = { interests?: string | undefined; level?: string | undefined }

/** What interests speak of, then the next steps in practice and lessons, then quizzes left open. Nothing is made up. */
export async function recommendContent(
  context: Context<Caller>,
  { interests = '', level = '' }: Wanted,
): Promise<{ recommendations: Recommendation[] }> {
  const { user } = context.caller
  const lessons = await selectOwnLessons(context.db, user)
  const named = interests
    .split(',')
    .map((interest) => interest.trim())
    .filter(Boolean)
    .slice(0, MOST_INTERESTS)
  const all = [
    ...named.flatMap((interest) => findInteresting(lessons, interest, level.toLowerCase())),
    ...(await offerPractice(context, OFFER_FIRST[level.toLowerCase()])),
    ...(await listNextLessons(context)),
    ...listOpenQuizzes(lessons),
  ]
  const first = new Map(all.toReversed().map((one) => [one.id, one]))
  return { recommendations: all.filter((one) => first.get(one.id) === one).slice(0, MOST) }
}

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
  return byLevel(findAbout(interest, open).slice(0, 2 * LESSONS_AN_INTEREST))
    .slice(0, LESSONS_AN_INTEREST)
    .map((lesson) => toLesson(lesson, `You are interested in “${interest}”, and this lesson speaks of it.`))
}

const toLesson = ({ id, title, subjectName }: ReadableLesson, reason: string): Recommendation => ({
  id: `lesson-${id}`,
  title,
  type: 'lesson',
  subject: subjectName,
  reason,
  link: `/lessons/${id}`,
})

/** Practice is for pupils; to everybody else it is offered where they have begun it. */
async function offerPractice(
  context: Context<Caller>,
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

async function listNextLessons(context: Context<Caller>): Promise<Recommendation[]> {
  const next = await recommendLessons(context, context.caller.user.id)
  return next.map(({ id, title, subjectName, reason }) => ({
    id: `lesson-${id}`,
    title,
    type: 'lesson',
    subject: subjectName,
    reason,
    link: `/lessons/${id}`,
  }))
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
