import { compileLine } from '../compile/compile-lesson.ts'
import type { LessonFacts, Question, Quiz } from '../format/shapes.ts'
import { checkFigure } from './check-figure.ts'

const LEAST_QUESTIONS = 6

type ShortOption = { right: string } | { wrong: string }

export const textOf = (option: ShortOption): string => ('right' in option ? option.right : option.wrong)

/** What is wrong with a quiz, in sentences for its writer. */
export function checkQuiz(quiz: Quiz, lesson: LessonFacts, sections: readonly string[]): string[] {
  const faults: string[] = []
  if (quiz.questions.length < LEAST_QUESTIONS) {
    faults.push(`has ${quiz.questions.length} questions, ${LEAST_QUESTIONS} are needed`)
  }
  if (new Set(quiz.questions.map(({ id }) => id)).size < quiz.questions.length)
    faults.push('two questions have the same id')
  if (new Set(quiz.questions.map(({ ask, figure }) => ask + figure)).size < quiz.questions.length)
    faults.push('a question stands twice')
  for (const question of quiz.questions) {
    for (const fault of checkQuestion(question, lesson, sections)) faults.push(`${question.id}: ${fault}`)
  }
  const places = quiz.questions.map(({ options }) => options.findIndex((option) => 'right' in option))
  const favourite = Math.max(...[0, 1, 2, 3].map((place) => places.filter((other) => other === place).length))
  if (favourite > Math.ceil(quiz.questions.length / 2))
    faults.push(`${favourite} right options stand in the same place`)
  const longest = quiz.questions.filter(({ options }) => isRightLongest(options)).length
  if (longest > Math.ceil(quiz.questions.length / 2))
    faults.push(`in ${longest} questions the right option is clearly the longest`)
  return faults
}

function checkQuestion(question: Question, lesson: LessonFacts, sections: readonly string[]): string[] {
  const faults: string[] = []
  const { options, section, figure } = question
  const least = lesson.grade <= 3 ? 3 : 4
  if (options.length < least || options.length > 4)
    faults.push(`has ${options.length} options, ${least} to 4 are needed`)
  if (options.filter((option) => 'right' in option).length !== 1)
    faults.push('needs exactly one right option')
  const texts = options.map((option) => textOf(option).trim().toLowerCase())
  if (new Set(texts).size < texts.length) faults.push('an option stands twice')
  if (!sections.includes(section)) faults.push(`no section of the lesson is called "${section}"`)
  if (figure !== undefined) faults.push(...checkFigure(figure.trim()))
  for (const line of [question.ask, ...options.map(textOf), ...options.map(({ why }) => why)]) {
    try {
      compileLine(line)
    } catch (error) {
      faults.push(`"${line.slice(0, 60)}" does not compile: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  return faults
}

/** Longer than every other option by a fifth and by more than a word. */
export function isRightLongest(options: readonly ShortOption[]): boolean {
  const right = options.find((option) => 'right' in option)
  if (!right) return false
  const others = options.filter((option) => option !== right).map((option) => textOf(option).length)
  const length = textOf(right).length
  return length > 1.2 * Math.max(...others) && length > Math.max(...others) + 6
}
