import * as z from 'zod/mini'
import { CLASS_PERIODS, INSIGHT_CODES, ITEM_FLAGS } from '#engines/class-analytics/index.ts'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Moment } from '../fields.ts'
import { NamedSkill, SkillLevel } from '../skills.ts'

/** Columns of the heat map; more are found by unit. */
export const MOST_MAP_SKILLS = 60
export const MOST_SHARED_IDEAS = 20
export const MOST_ANALYSED_QUIZZES = 100

const Name = z.string().check(z.minLength(1), z.maxLength(200))
const Person = { id: z.int(), firstName: z.string(), lastName: z.string() }
/** In files two students of one name are told apart by their usernames. */
const NamedPerson = { ...Person, username: z.string() }
const OfClass = { classId: z.optional(Id) }
const Span = z.object({ from: Day, to: Day })
/** 0 to 100, to a tenth. */
const Percentage = z.number()

/** What these figures mean: `engines/src/record/SPEC.md`. */
const WORK_FIGURES = {
  /** The mean of the students' scores in the class's own scored work; null before the first. */
  averageScore: z.nullable(Percentage),
  /** Work turned in, of all that was given; null when nothing was. */
  completionRate: z.nullable(Percentage),
  /** Pieces of work whose score counts. */
  scores: z.int(),
  /** Pieces of work that were given, and those of them that are turned in. */
  expected: z.int(),
  submitted: z.int(),
  /** Pieces whose time is not over: with any, completion is "so far". */
  open: z.int(),
}

export const ClassMetrics = z.object({
  pupils: z.int(),
  ...WORK_FIGURES,
  activePupils: z.int(),
  activeDays: z.int(),
  minutes: z.int(),
  lessons: z.int(),
  problems: z.int(),
})

const ClassWeek = z.object({
  /** The first day: a Monday, or the first one of the period. */
  start: Day,
  ...WORK_FIGURES,
  activePupils: z.int(),
  activeDays: z.int(),
  minutes: z.int(),
})

const StudentFigures = z.object({
  ...NamedPerson,
  /** Null without a score: an empty cell is no 0. */
  averageScore: z.nullable(Percentage),
  expected: z.int(),
  submitted: z.int(),
  open: z.int(),
  activeDays: z.int(),
  minutes: z.int(),
  problems: z.int(),
})
export type StudentFigures = z.output<typeof StudentFigures>

export const ClassAnalytics = z.object({
  period: Span,
  before: Span,
  metrics: ClassMetrics,
  metricsBefore: ClassMetrics,
  insights: z.array(z.object({ code: z.enum(INSIGHT_CODES), count: z.int() })),
  /** Those that have begun. */
  weeks: z.array(ClassWeek),
  pupils: z.array(StudentFigures),
})
export type ClassAnalytics = z.output<typeof ClassAnalytics>

const MapCell = z.object({
  level: SkillLevel,
  /** Success to be expected right after the last answer, in percent. It fades, so it orders the map and is not shown. */
  mastery: z.int(),
  answers: z.int(),
})
export type MapCell = z.output<typeof MapCell>

export const SkillHeatMap = z.object({
  subject: z.string(),
  subjects: z.array(z.string()),
  unit: z.nullable(z.string()),
  units: z.array(z.string()),
  skills: z.array(NamedSkill),
  /** Of the subject and unit; more than are shown when there are too many. */
  skillsFound: z.int(),
  /** One cell for each skill in their order; null for what the student has not tried. */
  pupils: z.array(z.object({ ...NamedPerson, cells: z.array(z.nullable(MapCell)) })),
})
export type SkillHeatMap = z.output<typeof SkillHeatMap>

export const SharedIdea = z.object({
  skill: NamedSkill,
  /** The idea, as the authors of the questions named it. */
  idea: z.string(),
  answers: z.int(),
  lastAt: Moment,
  pupils: z.array(z.object({ ...Person, answers: z.int() })),
  /** The lesson that answers it, and its section where one is known. */
  reteach: z.nullable(
    z.object({
      lessonId: z.int(),
      title: z.string(),
      section: z.nullable(z.object({ id: z.string(), title: z.string() })),
    }),
  ),
})
export type SharedIdea = z.output<typeof SharedIdea>

export const AnalyzedQuiz = z.object({
  id: z.int(),
  title: z.string(),
  grade: z.int(),
  subject: z.string(),
  /** Own students who took it. */
  pupils: z.int(),
  /** Percent over first attempts. */
  average: z.int(),
  lastTakenAt: Moment,
})
export type AnalyzedQuiz = z.output<typeof AnalyzedQuiz>

export const QuizItem = z.object({
  questionId: z.string(),
  /** In plain letters, for files; as it is shown, with its formulas. */
  question: z.string(),
  questionHtml: z.string(),
  skill: z.nullable(NamedSkill),
  attempts: z.int(),
  right: z.int(),
  unanswered: z.int(),
  /** The share that is right, 0 to 1. */
  difficulty: z.nullable(z.number()),
  /** Point-biserial with the rest of the quiz, −1 to 1. */
  discrimination: z.nullable(z.number()),
  strongPupils: z.int(),
  likelyKey: z.nullable(z.string()),
  flags: z.array(z.enum(ITEM_FLAGS)),
  /** Taken back after a dispute: nobody is judged by it any more. */
  isTakenBack: z.boolean(),
  options: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      html: z.string(),
      isKey: z.boolean(),
      chosen: z.int(),
      chosenByStrong: z.int(),
      /** The ids of those who chose it. */
      chosenBy: z.array(z.int()),
    }),
  ),
})
export type QuizItem = z.output<typeof QuizItem>

export const ItemAnalysis = z.object({
  quiz: z.object({ id: z.int(), title: z.string() }),
  /** Own students who took it; each counts with the first attempt alone. */
  pupils: z.int(),
  /** Who they are, by name, and what their first attempt brought. */
  takers: z.array(z.object({ ...Person, score: z.int(), maxScore: z.int() })),
  items: z.array(QuizItem),
})
export type ItemAnalysis = z.output<typeof ItemAnalysis>

const ERRORS = ['not_signed_in', 'not_allowed', 'not_found', 'invalid_input'] as const

export const classAnalytics = {
  overview: endpoint({
    method: 'GET',
    path: '/api/teacher/analytics',
    access: 'ownerTeacher',
    summary:
      'Completion, averages and activity of a class of the caller, or of all of them, over a period and by week, compared with the period before. Periods that are over are kept as they were. Every student shown is audited.',
    input: z.object({
      ...OfClass,
      period: z._default(z.enum(CLASS_PERIODS), 'month'),
      /** A day of the week, month or term that is asked for; today when left out. */
      day: z.optional(Day),
      /** Of custom days, both included. */
      from: z.optional(Day),
      to: z.optional(Day),
    }),
    output: ClassAnalytics,
    errors: ERRORS,
  }),
  skills: endpoint({
    method: 'GET',
    path: '/api/teacher/analytics/skills',
    access: 'ownerTeacher',
    summary: `The levels of a class's students in the skills of a subject that any of them has tried, or of the class's grade before that; up to ${MOST_MAP_SKILLS} skills. Every student shown is audited.`,
    input: z.object({ classId: Id, subject: z.optional(Name), unit: z.optional(Name) }),
    output: SkillHeatMap,
    errors: ERRORS,
  }),
  ideas: endpoint({
    method: 'GET',
    path: '/api/teacher/analytics/misconceptions',
    access: 'ownerTeacher',
    summary:
      'Wrong ideas that several students of a class share, with who they are and the lesson that answers them. Every student shown is audited.',
    input: z.object({ classId: Id }),
    output: z.array(SharedIdea),
    errors: ERRORS,
  }),
  quizzes: endpoint({
    method: 'GET',
    path: '/api/teacher/analytics/quizzes',
    access: 'ownerTeacher',
    summary: `The quizzes that students of a class of the caller, or of all of them, have taken, the last taken first; up to ${MOST_ANALYSED_QUIZZES}.`,
    input: z.object({ ...OfClass }),
    output: z.array(AnalyzedQuiz),
    errors: ERRORS,
  }),
  items: endpoint({
    method: 'GET',
    path: '/api/teacher/analytics/quizzes/:quizId',
    access: 'ownerTeacher',
    summary:
      "How each question of a quiz did with the caller's students: difficulty, discrimination, which options were chosen, and whether its key is probably wrong, and who answered how. First attempts alone count. Every student shown is audited.",
    input: z.object({ quizId: Id, ...OfClass }),
    output: ItemAnalysis,
    errors: ERRORS,
  }),
}
