import * as z from 'zod/mini'
import { Day, wholeNumber } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { requireText } from './fields.ts'

/** The options of the planning form. */
export const PLAN_TYPES = ['curriculum_sequence', 'adaptive_strategy', 'learning_path'] as const
export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const LEARNING_STYLES = ['visual', 'auditory', 'kinesthetic', 'reading'] as const
export const PACES = ['slow', 'average', 'fast'] as const

export const MOST_GOALS = 20
export const LONGEST_GOAL = 200
const NO_SUBJECT = rule('subjectRequired')

export const Subject = requireText(NO_SUBJECT, 50)
export const Level = z._default(z.enum(SKILL_LEVELS), 'intermediate')

/** A list, or one text with commas between the goals; what is empty is dropped. */
export const Goals = z._default(
  z.pipe(
    z.union([z.array(z.string()).check(z.maxLength(200)), z.string().check(z.maxLength(5000))]),
    z.pipe(
      z.transform((sent: string | string[]) =>
        (typeof sent === 'string' ? sent.split(',') : sent).map((goal) => goal.trim()).filter(Boolean),
      ),
      z
        .array(z.string().check(z.maxLength(LONGEST_GOAL, rule('goalTextTooLong', { most: LONGEST_GOAL }))))
        .check(z.maxLength(MOST_GOALS, rule('planTooManyGoals', { most: MOST_GOALS }))),
    ),
  ),
  [],
)

/** As a form sends it, or as a number. */
export const GradeLevel = wholeNumber(1, 12)

export const Context = z.object({
  subject: Subject,
  /** The caller's own grade unless said otherwise. */
  gradeLevel: z.optional(z.nullable(GradeLevel)),
  currentSkillLevel: Level,
  learningGoals: Goals,
  preferences: z._default(
    z.object({
      learningStyle: z.optional(z.nullable(z.enum(LEARNING_STYLES))),
      pace: z._default(z.enum(PACES), 'average'),
    }),
    { pace: 'average' },
  ),
  /** The day by which it should be done, from today on. */
  targetDate: z.optional(z.nullable(Day)),
})
