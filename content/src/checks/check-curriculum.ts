import { basename } from 'node:path'
import { listSections, readTokens } from '../compile/compile-lesson.ts'
import type { Curriculum, LessonFile } from '../format/read-curriculum.ts'
import type { Fault } from '../format/read-yaml.ts'
import { SUBJECT_KEYS } from '../format/shapes.ts'
import { checkBanks } from './check-bank.ts'
import { checkLesson } from './check-lesson.ts'
import { checkQuestionFiles } from './check-questions.ts'
import { checkQuiz } from './check-quiz.ts'
import { checkSkills } from './check-skills.ts'

/**
 * Every check over lessons, quizzes, courses, skills, banks and learners' questions. When only a part is looked at, `whole` holds
 * everything, so that a link out of the part is not taken for a broken one.
 */
export function checkCurriculum(curriculum: Curriculum, whole: Curriculum = curriculum): Fault[] {
  const known = new Set(whole.lessons.map(({ facts }) => facts.id))
  const skills = new Set(curriculum.skills.map(({ id }) => id))
  return [
    ...curriculum.faults,
    ...checkSkills(curriculum.skills),
    ...checkOrder(curriculum),
    ...findTwins(curriculum.lessons),
    ...curriculum.lessons.flatMap((lesson) => [
      ...checkPlace(lesson).map((reason) => ({ file: lesson.file, reason })),
      ...checkLinks(lesson, known, skills).map((reason) => ({ file: lesson.file, reason })),
      ...checkLesson(lesson.facts, lesson.body).map((reason) => ({ file: lesson.file, reason })),
      ...checkItsQuiz(lesson, skills),
    ]),
    ...checkBanks(curriculum.banks, curriculum.skills),
    ...checkQuestionFiles(curriculum.questions, whole.lessons),
  ]
}

function checkItsQuiz({ quiz, facts, body }: LessonFile, skills: ReadonlySet<string>): Fault[] {
  if (!quiz) return []
  let sections: string[]
  try {
    sections = listSections(readTokens(body)).map(({ title }) => title)
  } catch {
    return []
  }
  const unknown = quiz.quiz.questions
    .filter(({ skill }) => !skills.has(skill))
    .map(({ id, skill }) => `${id}: there is no skill ${skill}`)
  return [...checkQuiz(quiz.quiz, facts, sections), ...unknown].map((reason) => ({ file: quiz.file, reason }))
}

/** Id, subject, grade and unit agree with the file's name and its course. */
function checkPlace({ facts, course: { course }, name }: LessonFile): string[] {
  const faults: string[] = []
  const id = `${SUBJECT_KEYS[facts.subject]}-${facts.grade}-${name}`
  if (facts.id !== id) faults.push(`its id must be ${id}`)
  if (facts.subject !== course.subject)
    faults.push(`its subject is ${facts.subject}, the course's is ${course.subject}`)
  const [from, to] = course.grades
  if (facts.grade < from || facts.grade > to)
    faults.push(`its grade ${facts.grade} is outside of the course (${from} to ${to})`)
  const unit = course.units.find(({ lessons }) => lessons.includes(name))
  if (!unit) faults.push('is not listed in course.yaml')
  else if (unit.title !== facts.unit)
    faults.push(`its unit is "${facts.unit}", in course.yaml it stands under "${unit.title}"`)
  if ((facts.subject === 'English' && facts.grade <= 12) !== (facts.strand !== undefined)) {
    faults.push('English lessons of grades 1 to 12 say strand: Reading or Writing, others do not')
  }
  return faults
}

function checkLinks(
  { facts, body }: LessonFile,
  known: ReadonlySet<string>,
  skills: ReadonlySet<string>,
): string[] {
  const faults = facts.skills.filter((id) => !skills.has(id)).map((id) => `there is no skill ${id}`)
  const linked = [...body.matchAll(/\(lesson:([^)]*)\)/g)].map(([, id = '']) => id)
  for (const id of [...facts.prerequisites, ...linked]) {
    if (!known.has(id)) faults.push(`there is no lesson ${id}`)
  }
  if (facts.prerequisites.includes(facts.id)) faults.push('is its own prerequisite')
  return faults
}

/** Every lesson named in a course exists, and is named once. */
function checkOrder({ courses, lessons }: Curriculum): Fault[] {
  return courses.flatMap(({ file, folder, course }) => {
    const there = new Set(lessons.filter((lesson) => lesson.course.folder === folder).map(({ name }) => name))
    if (there.size === 0) return []
    const named = course.units.flatMap((unit) => unit.lessons)
    return [
      ...named
        .filter((name) => !there.has(name))
        .map((name) => ({ file, reason: `there is no lesson ${name}` })),
      ...named
        .filter((name, place) => named.indexOf(name) !== place)
        .map((name) => ({ file, reason: `${name} is named twice` })),
    ]
  })
}

function findTwins(lessons: LessonFile[]): Fault[] {
  const faults: Fault[] = []
  const files = new Map<string, string>()
  for (const { file, facts, quiz } of lessons) {
    const own = [
      `id ${facts.id}`,
      `title "${facts.title}" in grade ${facts.grade}`,
      `description "${facts.description}"`,
    ]
    const questions =
      quiz?.quiz.questions.map(
        ({ ask, figure, options }) => `question ${JSON.stringify([ask, figure, options])}`,
      ) ?? []
    for (const key of [...own, ...questions]) {
      const other = files.get(key)
      if (other !== undefined)
        faults.push({ file, reason: `has the same ${key.slice(0, 90)} as ${basename(other)}` })
      files.set(key, file)
    }
  }
  return faults
}
