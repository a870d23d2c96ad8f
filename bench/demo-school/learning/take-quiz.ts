import { quizzes } from '#contract/quizzes.ts'
import type { QuizQuestion } from '#server/db/schema/learning/quizzes.ts'
import { knowledgeOf, learn } from '../../simulator/learner.ts'
import type { StudiedLesson } from '../curriculum.ts'
import type { Activity } from '../timeline.ts'
import type { Desk } from './desk.ts'
import { pickIdea } from './wrong-answer.ts'

const LUCK = 0.22
/** The key has been shown, and is remembered for a while. */
const RIGHT_IN_RETAKE = 0.88
const RETAKES_BELOW = 0.7

export async function* takeQuiz(desk: Desk, lesson: StudiedLesson): Activity {
  const share = yield* takeOnce(desk, lesson, (question) => rightnessOf(desk, question))
  if (share >= RETAKES_BELOW || !desk.chance.happens(desk.pupil.traits.retakesQuizzes)) return
  yield desk.chance.between(60, 200)
  yield* takeOnce(desk, lesson, () => RIGHT_IN_RETAKE)
}

/** Answers the share of right answers. */
async function* takeOnce(
  desk: Desk,
  { quiz }: StudiedLesson,
  rightness: (question: QuizQuestion) => number,
): AsyncGenerator<number, number> {
  const { person, pupil, chance } = desk
  const answers: { questionId: string; selectedOptionId: string }[] = []
  let spent = 0
  for (const question of quiz.questions) {
    const seconds = Math.min(90, Math.max(8, 0.8 * pupil.traits.pace * Math.exp(chance.normal(0, 0.4))))
    spent += seconds
    yield seconds
    const isRight = pupil.learner.chance.happens(rightness(question))
    answers.push({ questionId: question.id, selectedOptionId: chooseOption(desk, question, isRight) })
  }
  pupil.quizzed.add(quiz.id)
  const timeSpentSeconds = Math.round(spent)
  const result = await desk.call(quizzes.submit, {
    id: person.id,
    quizId: quiz.id,
    answers,
    timeSpentSeconds,
  })
  for (const { skill } of quiz.questions) if (skill) learn(pupil.learner, skill, desk.now())
  return result.score / result.maxScore
}

function rightnessOf({ pupil, now }: Desk, { skill, level }: QuizQuestion): number {
  const { learner } = pupil
  const difficulty = level === 1 || level === 3 ? level : 2
  const known = skill === undefined ? 0.6 : knowledgeOf(learner, skill, now(), difficulty)
  return known * (1 - learner.slip) + (1 - known) * LUCK
}

function chooseOption({ pupil, chance }: Desk, question: QuizQuestion, isRight: boolean): string {
  const wrong = question.options.filter(({ id }) => id !== question.correctOptionId)
  return (isRight ? undefined : pickIdea(wrong, pupil.traits.camp, chance)?.id) ?? question.correctOptionId
}
