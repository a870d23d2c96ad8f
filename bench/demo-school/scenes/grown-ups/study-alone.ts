import { eq } from 'drizzle-orm'
import { practice } from '#contract/practice.ts'
import { progress } from '#contract/progress.ts'
import { quizzes as quizCalls } from '#contract/quizzes.ts'
import { MINUTE_MS } from '#engines/days/durations.ts'
import { lessons } from '#server/db/schema/learning/lessons.ts'
import { quizzes } from '#server/db/schema/learning/quizzes.ts'
import { answerProblem } from '#server/testing/answer-problem.ts'
import type { Scene, Stage } from '../../stage.ts'
import { at, does, idOf } from '../at.ts'
import { PRACTICED, type Practiced, STUDIED, type Studied } from '../texts/studied.ts'

const SECONDS_PER_QUESTION = 38

/** What the college student and the professional read, and how their quizzes go. */
export function studyAlone(): Scene[] {
  const practiced = PRACTICED.map((sitting) =>
    at(sitting.day, sitting.time, `${sitting.username} practices ${sitting.skill}`, (stage) =>
      practiceSkill(stage, sitting),
    ),
  )
  const studied = STUDIED.map((sitting) =>
    at(sitting.day, sitting.time, `${sitting.username} reads ${sitting.lesson}`, (stage) =>
      study(stage, sitting),
    ),
  )
  return [...studied, ...practiced]
}

/** At the moment at which the quiz is done, or the book is closed. */
async function study(stage: Stage, { username, lesson, share = 1, misses }: Studied): Promise<void> {
  const { t } = stage
  const id = idOf(stage, username)
  const [read] = await t.db
    .select({ id: lessons.id, minutes: lessons.duration })
    .from(lessons)
    .where(eq(lessons.key, lesson))
  if (!read) throw new Error(`there is no lesson ${lesson}`)
  const seconds = Math.round(read.minutes * (MINUTE_MS / 1000) * share * stage.chance.between(0.85, 1.25))
  const visit = { id: `rosewood-${id}-${read.id}-${seconds}`, seconds }
  const completed = misses !== undefined
  await does(stage, username, progress.save, { id, lessonId: read.id, completed, visit })
  if (misses !== undefined) await takeQuiz(stage, username, lesson, misses)
}

async function takeQuiz(stage: Stage, username: string, lesson: string, misses: number): Promise<void> {
  const [quiz] = await stage.t.db
    .select({ id: quizzes.id, questions: quizzes.questions })
    .from(quizzes)
    .where(eq(quizzes.key, lesson))
  if (!quiz) throw new Error(`there is no quiz of ${lesson}`)
  const wrong = new Set<number>()
  while (wrong.size < misses) wrong.add(Math.floor(stage.chance.between(0, quiz.questions.length)))
  const answers = quiz.questions.map(({ id, options, correctOptionId }, place) => {
    const other = options.find((option) => option.id !== correctOptionId)?.id
    const selectedOptionId = wrong.has(place) ? (other ?? correctOptionId) : correctOptionId
    return { questionId: id, selectedOptionId }
  })
  const timeSpentSeconds = SECONDS_PER_QUESTION * answers.length
  await does(stage, username, quizCalls.submit, {
    ...{ id: idOf(stage, username), quizId: quiz.id, answers, timeSpentSeconds },
  })
}

async function practiceSkill(stage: Stage, { username, skill, right }: Practiced): Promise<void> {
  for (const isRight of right) {
    const { id } = await does(stage, username, practice.next, { skill })
    await answerProblem(stage.t, stage.person(username), id, isRight)
  }
}
