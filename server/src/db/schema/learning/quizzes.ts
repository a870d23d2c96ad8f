import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { users } from '../accounts/users.ts'
import { belongsTo, createdAt, id, instant, updatedAt } from '../columns.ts'
import { descending } from '../constraints.ts'
import { lessons } from './lessons.ts'

export type QuizQuestion = {
  id: string
  question: string
  options: QuizOption[]
  correctOptionId: string
  /** The words with their formulas drawn, where there are any; else the plain text is all. */
  questionHtml?: string
  /** SVG. */
  figure?: string
  skill?: string
  /** 1 easy, 2 medium, 3 hard. */
  level?: number
  /** Id of the heading in the lesson that answers it. */
  section?: string
}

export type QuizOption = {
  id: string
  text: string
  html?: string
  /** Why it is right, or why not yet. */
  why?: string
  whyHtml?: string
  /** The wrong idea that leads to this option; the right one has none. */
  mistake?: string
}

/** The pair that was turned in, and what the server made of it. */
export type QuizAnswer = { questionId: string; selectedOptionId: string; correct: boolean }

export const quizzes = pgTable(
  'quizzes',
  {
    id: id(),
    title: text('title').notNull(),
    description: text('description'),
    lessonId: integer('lesson_id')
      .notNull()
      .references(() => lessons.id, { onDelete: 'restrict' }),
    /** The key of the curriculum's lesson it was made for. */
    key: text('key').unique('quizzes_key'),
    questions: jsonb('questions').$type<QuizQuestion[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (quiz) => [index('quizzes_of_lesson').on(quiz.lessonId)],
)

export const quizResults = pgTable(
  'quiz_results',
  {
    id: id(),
    userId: belongsTo('user_id', () => users.id),
    quizId: integer('quiz_id')
      .notNull()
      .references(() => quizzes.id, { onDelete: 'restrict' }),
    score: integer('score').notNull(),
    maxScore: integer('max_score').notNull(),
    dateTaken: instant('date_taken').notNull().defaultNow(),
    answers: jsonb('answers').$type<QuizAnswer[]>().notNull().default([]),
    /** Which attempt of this learner at the quiz; the key is shown after the first. */
    attempt: integer('attempt').notNull().default(1),
  },
  (result) => [
    index('quiz_results_of_user').on(result.userId, descending(result.dateTaken), descending(result.id)),
    index('quiz_results_of_quiz').on(result.quizId, result.userId, descending(result.dateTaken)),
    check('quiz_results_attempt_counted', sql`${result.attempt} >= 1`),
    check('quiz_results_score_possible', sql`${result.score} between 0 and ${result.maxScore}`),
  ],
)
