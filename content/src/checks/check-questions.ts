import { dirname } from 'node:path'
import { listSections, readTokens } from '../compile/compile-lesson.ts'
import type { LessonFile, QuestionFile } from '../format/read-curriculum.ts'
import type { Fault } from '../format/read-yaml.ts'
import type { LearnerQuestions } from '../format/shapes.ts'

const LEAST_QUESTIONS = 5
const MOST_QUESTIONS = 20
const LONGEST_QUESTION = 140

/** The headings of each lesson of one course, by the lesson's id. */
type Headings = ReadonlyMap<string, readonly string[]>

/** Every file of learners' questions against the lessons of its course. `lessons` are all lessons, also those that are not looked at. */
export function checkQuestionFiles(files: readonly QuestionFile[], lessons: readonly LessonFile[]): Fault[] {
  return files.flatMap(({ file, questions }) => {
    const folder = file.replace(/^questions/, 'curriculum').replace(/\.yaml$/, '')
    const own = lessons.filter((lesson) => dirname(lesson.file) === folder)
    const headings = new Map(own.map(({ facts, body }) => [facts.id, readHeadings(body)]))
    const without = [...headings.keys()].filter((lesson) => !(lesson in questions))
    return [
      ...checkQuestions(questions, headings),
      ...without.map((lesson) => `${lesson}: nobody asks anything about it yet`),
    ].map((reason) => ({ file, reason }))
  })
}

/** What is wrong with the questions of one course, in sentences for their writer. */
export function checkQuestions(questions: LearnerQuestions, headings: Headings): string[] {
  return [...checkSections(questions, headings), ...checkTexts(questions, headings)]
}

/** Every section of a lesson has questions. */
function checkSections(questions: LearnerQuestions, headings: Headings): string[] {
  return Object.entries(questions).flatMap(([lesson, sections]) => {
    const known = headings.get(lesson)
    if (!known) return [`there is no lesson ${lesson} in this course`]
    const unknown = Object.keys(sections)
      .filter((section) => !known.includes(section))
      .map((section) => `${lesson}: no section of the lesson is called "${section}"`)
    const wrongCounts = known.flatMap((section) => {
      const count = sections[section]?.length ?? 0
      return count >= LEAST_QUESTIONS && count <= MOST_QUESTIONS
        ? []
        : [
            `${lesson}: "${section}" has ${count} questions, ${LEAST_QUESTIONS} to ${MOST_QUESTIONS} are needed`,
          ]
    })
    return [...unknown, ...wrongCounts]
  })
}

function checkTexts(questions: LearnerQuestions, headings: Headings): string[] {
  const titles = new Set([...headings.values()].flat().map(simplify))
  const seen = new Map<string, string>()
  return Object.entries(questions).flatMap(([lesson, sections]) =>
    Object.entries(sections).flatMap(([section, texts]) =>
      texts.flatMap((text) => {
        const faults: string[] = []
        const key = simplify(text)
        const other = seen.get(key)
        seen.set(key, `${lesson}, "${section}"`)
        if (other !== undefined) faults.push(`stands also in ${other}`)
        if (titles.has(key)) faults.push('is a heading')
        if (text.length > LONGEST_QUESTION)
          faults.push(`has ${text.length} characters, ${LONGEST_QUESTION} are allowed`)
        return faults.map((fault) => `${lesson}: "${text.slice(0, 60)}" ${fault}`)
      }),
    ),
  )
}

/** Two texts that differ only in case, spaces and marks between words are the same. Signs of arithmetic count. */
function simplify(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{N}\p{Sm}%^/*-]+/gu, ' ')
    .trim()
}

function readHeadings(body: string): string[] {
  try {
    return listSections(readTokens(body)).map(({ title }) => title)
  } catch {
    return []
  }
}
