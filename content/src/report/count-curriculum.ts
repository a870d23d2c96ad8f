import { measureReadability } from '#engines/readability/index.ts'
import { countLesson } from '../checks/check-lesson.ts'
import type { Curriculum, LessonFile } from '../format/read-curriculum.ts'

export type CourseCount = {
  subject: string
  course: string
  grades: [number, number]
  lessons: number
  questions: number
  words: number
  /** Mean of the lessons' Flesch–Kincaid grades. */
  fleschKincaid: number
  /** Lowest and highest of the lessons' Dale–Chall grades. */
  daleChall: [number, number]
  standards: string[]
  skills: number
  skillsWithPractice: number
}

/** One line per course, in the order of subjects and grades. */
export function countCurriculum(curriculum: Curriculum, practiced: ReadonlySet<string>): CourseCount[] {
  return curriculum.courses.map(({ folder, course }) => {
    const lessons = curriculum.lessons.filter((lesson) => lesson.course.folder === folder)
    const skills = curriculum.skills.filter(
      ({ file }) => file === folder.replace(/^curriculum/, 'skills').concat('.yaml'),
    )
    const readings = lessons.map(({ facts, body }) => measureReadability(countLesson(facts, body)))
    return {
      subject: course.subject,
      course: course.title,
      grades: course.grades,
      lessons: lessons.length,
      questions: sum(lessons.map(({ quiz }) => quiz?.quiz.questions.length ?? 0)),
      words: sum(lessons.map(({ facts, body }) => countLesson(facts, body).words)),
      fleschKincaid: sum(readings.map(({ fleschKincaid }) => fleschKincaid)) / Math.max(1, readings.length),
      daleChall: [
        Math.min(...readings.map(({ daleChall }) => daleChall[0])),
        Math.max(...readings.map(({ daleChall }) => daleChall[1])),
      ] as [number, number],
      standards: listStandards(lessons),
      skills: skills.length,
      skillsWithPractice: skills.filter(({ id }) => practiced.has(id)).length,
    }
  })
}

export function listStandards(lessons: LessonFile[]): string[] {
  return [...new Set(lessons.flatMap(({ facts }) => facts.standards))].sort()
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
