import { compileLine, compileText } from '#content/compile/compile-lesson.ts'
import { sanitise } from '#content/compile/sanitise.ts'
import type { Question } from './find-questions.ts'
import { wordAnswer } from './word-answer.ts'

export function drawPrompt(asked: Question): string {
  return asked.kind === 'problem'
    ? compileLine(asked.problem.prompt)
    : (asked.question.questionHtml ?? escapeHtml(asked.question.question))
}

export function drawFigure(asked: Question): string | null {
  const figure = asked.kind === 'problem' ? asked.problem.figure : asked.question.figure
  return figure === undefined ? null : sanitise(figure)
}

export function drawPassage(asked: Question): string | null {
  if (asked.kind === 'quiz' || asked.problem.passage === undefined) return null
  return compileText(asked.problem.passage)
}

export function drawOptions(asked: Question): string[] {
  if (asked.kind === 'quiz') return asked.question.options.map(({ html, text }) => html ?? escapeHtml(text))
  const { answer } = asked.problem
  return answer.kind === 'choice' ? answer.options.map(({ text }) => compileLine(text)) : []
}

export function drawExpected(asked: Question): string {
  if (asked.kind === 'problem') return compileLine(wordAnswer(asked.problem.answer))
  return drawOption(asked, asked.question.correctOptionId)
}

/** What was answered, from its JSON: options with their formulas, typed words letter for letter. */
export function drawGiven(asked: Question | null, givenJson: string | null): string | null {
  const given: unknown = givenJson === null ? null : JSON.parse(givenJson)
  if (given === null) return null
  if (asked?.kind === 'quiz') return drawOption(asked, String(given))
  const isChosen = asked !== null && ['choice', 'ordering', 'matching'].includes(asked.problem.answer.kind)
  const draw = isChosen ? compileLine : escapeHtml
  if (typeof given !== 'object') return draw(String(given))
  if (Array.isArray(given)) return given.map((part) => draw(String(part))).join(', ')
  return Object.entries(given as Record<string, unknown>)
    .map(([left, right]) => `${draw(left)} → ${draw(String(right))}`)
    .join('; ')
}

function drawOption({ question }: Extract<Question, { kind: 'quiz' }>, id: string): string {
  const option = question.options.find((one) => one.id === id)
  return option ? (option.html ?? escapeHtml(option.text)) : escapeHtml(id)
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
