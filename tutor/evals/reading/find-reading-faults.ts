import type { Reading, ReadingQuestion } from '../../src/reading/reading-port.ts'

const tidy = (text: string) => text.replace(/\s+/g, ' ').toLowerCase()

const strip = (text: string) => tidy(text.replace(/[^\p{L}\p{N}]+/gu, ' ')).trim()

/** What must never happen to a text, whatever it is: an answer that it does not hold, a place that is another one. */
export function findReadingFaults(text: string, { hardWords, questions }: Reading): string[] {
  const misplaced = hardWords.filter(({ word, start, end }) => text.slice(start, end) !== word)
  return [
    ...misplaced.map(({ word }) => `"${word}" does not stand where it is said to`),
    ...questions.flatMap((question) => findQuestionFaults(text, question)),
    ...(new Set(questions.map(({ question }) => question)).size < questions.length ? ['asks twice'] : []),
  ]
}

function findQuestionFaults(
  text: string,
  { question, answer, options, evidence }: ReadingQuestion,
): string[] {
  const faults: string[] = []
  if (text.slice(evidence.start, evidence.end) !== evidence.text) faults.push('evidence is not in its place')
  if (!tidy(evidence.text).includes(tidy(answer))) faults.push('answer is not in the evidence')
  if (` ${strip(question)} `.includes(` ${strip(answer)} `)) faults.push('question holds its answer')
  if (options && options.filter((option) => option === answer).length !== 1)
    faults.push('not one right option')
  if (options && new Set(options.map(tidy)).size < options.length) faults.push('an option comes twice')
  if (options && (options.length < 3 || options.length > 4)) faults.push(`${options.length} options`)
  if (options?.some((option) => !tidy(text).includes(tidy(option))))
    faults.push('an option is not from the text')
  if (!/^[\p{Lu}“"]/u.test(question) || !/[?”]$/.test(question)) faults.push('is no question')
  return faults.map((fault) => `${question} (${answer}): ${fault}`)
}
