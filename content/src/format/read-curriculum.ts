import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { type Fault, readYaml } from './read-yaml.ts'
import { Bank, Course, LearnerQuestions, LessonFacts, Quiz, type Skill, Skills } from './shapes.ts'
import { splitLesson } from './split-lesson.ts'

/** The folder that holds curriculum, questions, skills and banks. */
export const CONTENT_DIR = join(import.meta.dirname, '..', '..')

export type LessonFile = {
  file: string
  course: CourseFile
  name: string
  facts: LessonFacts
  body: string
  quiz: QuizFile | undefined
}
export type QuizFile = { file: string; quiz: Quiz }
export type CourseFile = { file: string; folder: string; course: Course }
export type SkillEntry = Skill & { file: string; subject: string }
export type BankFile = { file: string; bank: Bank }

export type QuestionFile = { file: string; questions: LearnerQuestions }

export type Curriculum = {
  courses: CourseFile[]
  lessons: LessonFile[]
  skills: SkillEntry[]
  banks: BankFile[]
  /** What learners ask about the sections of lessons. */
  questions: QuestionFile[]
  /** What could not be read at all. */
  faults: Fault[]
}

/** Reads everything below a folder, or only the files whose path holds one of the words. */
export function readCurriculum(
  dir: string = CONTENT_DIR,
  isWanted: (file: string) => boolean = () => true,
): Curriculum {
  const faults: Fault[] = []
  const read = (file: string) => readFileSync(join(dir, file), 'utf8')
  const courses = listFiles(dir, 'curriculum', 'course.yaml').flatMap((file): CourseFile[] => {
    const course = readYaml(read(file), Course, file, faults)
    return course ? [{ file, folder: dirname(file), course }] : []
  })
  const courseOf = new Map(courses.map((course) => [course.folder, course]))
  const lessons = listFiles(dir, 'curriculum', '.md')
    .filter(isWanted)
    .flatMap((file): LessonFile[] => {
      const course = courseOf.get(dirname(file))
      if (!course) faults.push({ file, reason: 'has no readable course.yaml beside it' })
      const parts = splitLesson(read(file))
      if (!parts) faults.push({ file, reason: 'has no front matter between two lines of ---' })
      const facts = parts && readYaml(parts.facts, LessonFacts, file, faults)
      const quizFile = file.replace(/\.md$/, '.quiz.yaml')
      const hasQuiz = existsSync(join(dir, quizFile))
      if (!hasQuiz) faults.push({ file, reason: 'has no quiz beside it' })
      const quiz = hasQuiz ? readYaml(read(quizFile), Quiz, quizFile, faults) : undefined
      if (!course || !parts || !facts) return []
      return [
        {
          file,
          course,
          name: basename(file, '.md'),
          facts,
          body: parts.body,
          quiz: quiz && { file: quizFile, quiz },
        },
      ]
    })
  return {
    courses,
    lessons,
    skills: readSkills(dir, faults),
    banks: readBanks(dir, isWanted, faults),
    questions: readQuestions(dir, isWanted, faults),
    faults,
  }
}

export function readSkills(dir: string = CONTENT_DIR, faults: Fault[] = []): SkillEntry[] {
  return listFiles(dir, 'skills', '.yaml').flatMap((file) =>
    (readYaml(readFileSync(join(dir, file), 'utf8'), Skills, file, faults) ?? []).map((skill) => ({
      ...skill,
      file,
      subject: basename(dirname(file)),
    })),
  )
}

export function readBanks(
  dir: string = CONTENT_DIR,
  isWanted: (file: string) => boolean = () => true,
  faults: Fault[] = [],
): BankFile[] {
  return listFiles(dir, 'banks', '.yaml')
    .filter(isWanted)
    .flatMap((file): BankFile[] => {
      const bank = readYaml(readFileSync(join(dir, file), 'utf8'), Bank, file, faults)
      return bank ? [{ file, bank }] : []
    })
}

export function readQuestions(
  dir: string = CONTENT_DIR,
  isWanted: (file: string) => boolean = () => true,
  faults: Fault[] = [],
): QuestionFile[] {
  return listFiles(dir, 'questions', '.yaml')
    .filter(isWanted)
    .flatMap((file): QuestionFile[] => {
      const questions = readYaml(readFileSync(join(dir, file), 'utf8'), LearnerQuestions, file, faults)
      return questions ? [{ file, questions }] : []
    })
}

/** Files of one kind below a folder, by their path from the content folder, in a fixed order. */
export function listFiles(dir: string, folder: string, ending: string): string[] {
  const from = join(dir, folder)
  if (!existsSync(from)) return []
  return readdirSync(from, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
