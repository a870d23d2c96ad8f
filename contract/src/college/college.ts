import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Moment, NothingSent } from '../fields.ts'
import { AskedPeriod, WeekStart } from '../study/periods.ts'

export const RESOURCES_PER_KIND = 50
export const RESULTS_SHOWN = 10

/** The mean of the best result of each quiz that was taken. */
const Grade = z.nullable(z.object({ percent: z.int(), letter: z.enum(['A', 'B', 'C', 'D', 'F']) }))
export type Grade = z.output<typeof Grade>

const Named = z.object({ id: z.int(), title: z.string() })

export const Course = z.object({
  /** What stands for it in an address: mathematics-calculus. */
  id: z.string(),
  name: z.string(),
  subjectName: z.string(),
  subjectIcon: z.nullable(z.string()),
  lessons: z.int(),
  completedLessons: z.int(),
  /** Percent of the lessons. */
  progress: z.int(),
  /** Minutes that all lessons take. */
  duration: z.int(),
  units: z.array(z.object({ title: z.nullable(z.string()), lessons: z.int(), completedLessons: z.int() })),
  grade: Grade,
  /** The first lesson in teaching order that is not completed. */
  nextLesson: z.nullable(Named),
  /** When a lesson of it was opened last. */
  lastOpened: z.nullable(Moment),
})
export type Course = z.output<typeof Course>

export const CourseLesson = z.extend(Named, {
  description: z.string(),
  /** Minutes. */
  duration: z.int(),
  difficulty: z.int(),
  state: z.enum(['new', 'begun', 'completed']),
  minutesSpent: z.int(),
  quizzes: z.array(
    z.extend(Named, { questions: z.int(), attempts: z.int(), bestPercent: z.nullable(z.int()) }),
  ),
})
export type CourseLesson = z.output<typeof CourseLesson>

export const CoursePage = z.extend(z.omit(Course, { units: true }), {
  minutesSpent: z.int(),
  units: z.array(
    z.object({
      title: z.nullable(z.string()),
      completedLessons: z.int(),
      lessons: z.array(CourseLesson),
    }),
  ),
})
export type CoursePage = z.output<typeof CoursePage>

const Figures = {
  minutes: z.int(),
  lessons: z.int(),
  quizzes: z.int(),
  /** Percent over the quizzes of the time; null without one. */
  averageScore: z.nullable(z.int()),
  problems: z.int(),
  cards: z.int(),
}

export const CollegeAnalytics = z.object({
  weeks: z.array(z.object({ start: WeekStart, ...Figures })),
  totals: z.object(Figures),
  courses: z.array(z.pick(Course, { id: true, name: true, subjectName: true, progress: true, grade: true })),
  /** The latest of the period. */
  results: z.array(z.object({ quizId: z.int(), title: z.string(), percent: z.int(), dateTaken: Moment })),
})
export type CollegeAnalytics = z.output<typeof CollegeAnalytics>

export const CollegeResources = z.object({
  guides: z.array(z.extend(Named, { description: z.nullable(z.string()), subject: z.nullable(z.string()) })),
  videos: z.array(
    z.extend(Named, {
      description: z.nullable(z.string()),
      subject: z.nullable(z.string()),
      /** Seconds. */
      duration: z.nullable(z.int()),
    }),
  ),
  /** What teachers gave to classes that the caller attends. */
  resources: z.array(
    z.extend(Named, {
      description: z.nullable(z.string()),
      resourceType: z.nullable(z.string()),
      resourceUrl: z.nullable(z.string()),
      className: z.string(),
    }),
  ),
})
export type CollegeResources = z.output<typeof CollegeResources>

export const college = {
  courses: endpoint({
    method: 'GET',
    path: '/api/college/courses',
    access: 'college',
    summary: 'The courses of college, grade 13, subject by subject, with progress and grades.',
    input: NothingSent,
    output: z.array(Course),
    errors: ['not_signed_in', 'not_allowed'],
  }),
  course: endpoint({
    method: 'GET',
    path: '/api/college/courses/:courseId',
    access: 'college',
    summary: 'A course with its units, lessons and quizzes, and what the caller has done of it.',
    input: z.object({ courseId: z.string().check(z.minLength(1), z.maxLength(150)) }),
    output: CoursePage,
    errors: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'],
  }),
  analytics: endpoint({
    method: 'GET',
    path: '/api/college/analytics',
    access: 'college',
    summary: 'Study time, lessons, quizzes and results by week, and how far each course is.',
    input: z.object({ period: AskedPeriod }),
    output: CollegeAnalytics,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
  resources: endpoint({
    method: 'GET',
    path: '/api/college/resources',
    access: 'college',
    summary: `Public guides and shared videos of college or of no grade, and what teachers gave to the caller's classes, up to ${RESOURCES_PER_KIND} of each; \`q\` looks into titles and texts.`,
    input: z.object({ q: z.optional(z.string().check(z.trim(), z.maxLength(200))) }),
    output: CollegeResources,
    errors: ['not_signed_in', 'not_allowed', 'invalid_input'],
  }),
}
