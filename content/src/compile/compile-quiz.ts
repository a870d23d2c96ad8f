import type { Question, QuestionOption, Quiz } from '../format/shapes.ts'
import { compileLine, type Section } from './compile-lesson.ts'
import { sanitise } from './sanitise.ts'

export type CompiledQuestion = {
  id: string
  question: string
  questionHtml?: string
  figure?: string
  skill: string
  level: number
  section?: string
  options: CompiledOption[]
  correctOptionId: string
}
export type CompiledOption = {
  id: string
  text: string
  html?: string
  why: string
  whyHtml?: string
  mistake?: string
}

const OPTION_IDS = ['a', 'b', 'c', 'd'] as const

/** A quiz as it is stored: options get their letters in the order of the file. */
export function compileQuiz(quiz: Quiz, sections: readonly Section[]): CompiledQuestion[] {
  return quiz.questions.map((question) => compileQuestion(question, sections))
}

function compileQuestion(question: Question, sections: readonly Section[]): CompiledQuestion {
  const section = sections.find(({ title }) => title === question.section)
  const right = question.options.findIndex((option) => 'right' in option)
  return {
    id: question.id,
    question: question.ask,
    ...drawn('questionHtml', question.ask),
    ...(question.figure === undefined ? {} : { figure: sanitise(question.figure.trim()) }),
    skill: question.skill,
    level: question.level,
    ...(section === undefined ? {} : { section: section.id }),
    options: question.options.map(compileOption),
    correctOptionId: OPTION_IDS[right] ?? 'a',
  }
}

function compileOption(option: QuestionOption, place: number): CompiledOption {
  const text = 'right' in option ? option.right : option.wrong
  return {
    id: OPTION_IDS[place] ?? String(place),
    text,
    ...drawn('html', text),
    why: option.why,
    ...drawn('whyHtml', option.why),
    ...('mistake' in option ? { mistake: option.mistake } : {}),
  }
}

/** HTML only where plain text does not say it all. */
function drawn<Name extends string>(name: Name, text: string): Partial<Record<Name, string>> {
  return /[$*`_\\]/.test(text) ? ({ [name]: compileLine(text) } as Record<Name, string>) : {}
}
