import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Day, Id, Moment, NothingSent } from '../fields.ts'
import { AiEngine, AiFallback } from './ai-helpers.ts'
import { ChatSession } from './chat.ts'
import { Paged, REMOVAL, RESTORATION, requireText, sayPaged } from './fields.ts'

/** The options of the planning form. */
export const PLAN_TYPES = ['curriculum_sequence', 'adaptive_strategy', 'learning_path'] as const
export const SKILL_LEVELS = ['beginner', 'intermediate', 'advanced'] as const
export const LEARNING_STYLES = ['visual', 'auditory', 'kinesthetic', 'reading'] as const
export const PACES = ['slow', 'average', 'fast'] as const
export const STEP_TYPES = ['lesson', 'assessment', 'practice', 'review'] as const

export const PLANS_PER_PAGE = 20
export const MOST_GOALS = 20
export const LONGEST_GOAL = 200
const NO_SUBJECT = 'Please choose a subject.'

const Subject = requireText(NO_SUBJECT, 50)
const Level = z._default(z.enum(SKILL_LEVELS), 'intermediate')

/** A list, or one text with commas between the goals; what is empty is dropped. */
const Goals = z._default(
  z.pipe(
    z.union([z.array(z.string()).check(z.maxLength(200)), z.string().check(z.maxLength(5000))]),
    z.pipe(
      z.transform((sent: string | string[]) =>
        (typeof sent === 'string' ? sent.split(',') : sent).map((goal) => goal.trim()).filter(Boolean),
      ),
      z
        .array(z.string().check(z.maxLength(LONGEST_GOAL, `A goal has at most ${LONGEST_GOAL} characters`)))
        .check(z.maxLength(MOST_GOALS, `A plan has at most ${MOST_GOALS} goals`)),
    ),
  ),
  [],
)

/** As a form sends it, or as a number. */
const GradeLevel = z.pipe(
  z.union([z.number(), z.string().check(z.regex(/^\d{1,2}$/, 'Expected a grade from 1 to 12'))]),
  z.pipe(
    z.transform(Number),
    z
      .int()
      .check(z.minimum(1, 'Expected a grade from 1 to 12'), z.maximum(12, 'Expected a grade from 1 to 12')),
  ),
)

const Context = z.object({
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
})

export const PlanStep = z.object({
  id: z.string(),
  title: z.string(),
  type: z.enum(STEP_TYPES),
  /** Minutes. */
  estimatedDuration: z.int(),
  /** Why the step stands there. */
  why: z.string(),
  /** A path within the product: a lesson, a quiz or practice. */
  link: z.string(),
  /** The day it is meant for. */
  day: Day,
})
export type PlanStep = z.output<typeof PlanStep>

export const LearningPlan = z.object({
  id: z.int(),
  userId: z.int(),
  type: z.enum(PLAN_TYPES),
  title: z.string(),
  description: z.nullable(z.string()),
  /** Minutes. */
  estimatedDuration: z.nullable(z.int()),
  steps: z.array(PlanStep),
  context: z.object({
    subject: z.string(),
    gradeLevel: z.optional(z.int()),
    currentSkillLevel: z.string(),
    learningGoals: z.array(z.string()),
    preferences: z.optional(
      z.object({ learningStyle: z.optional(z.string()), pace: z.optional(z.string()) }),
    ),
  }),
  /** The newest plan is the active one until it is executed or another one is made. */
  status: z.enum(['created', 'active', 'executing', 'completed']),
  createdAt: Moment,
  updatedAt: Moment,
})
export type LearningPlan = z.output<typeof LearningPlan>

export const PlanExecution = z.object({
  id: z.int(),
  planId: z.int(),
  status: z.enum(['running', 'completed', 'cancelled']),
  /** Place of the first step that is not done, counted from 0; the number of steps when all are. */
  currentStep: z.int(),
  startedAt: Moment,
  /** When it ended, whichever way. */
  completedAt: z.nullable(Moment),
  /** Ids of the steps that are done, in the order of the plan. */
  completedSteps: z.array(z.string()),
})
export type PlanExecution = z.output<typeof PlanExecution>

/** A plan with its latest execution. */
export const PlanState = z.object({ plan: LearningPlan, execution: z.nullable(PlanExecution) })
export type PlanState = z.output<typeof PlanState>

export const Recommendation = z.object({
  /** Of the kind and the thing: "lesson-12". */
  id: z.string(),
  title: z.string(),
  type: z.enum(['lesson', 'practice', 'quiz']),
  subject: z.string(),
  reason: z.string(),
  link: z.string(),
})
export type Recommendation = z.output<typeof Recommendation>

const Success = z.literal(true)
const NewPlan = z.object({
  success: Success,
  plan: LearningPlan,
  /** `llm`: a language model chose among the steps and worded them. Days and what builds on what stay with the code. */
  engine: AiEngine,
  fallback: z.optional(AiFallback),
})
const OnePlan = z.object({ id: Id })
const CREATION = {
  method: 'POST',
  access: 'signedIn',
  transaction: 'manual',
  status: 201,
  errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input', 'too_many_requests', 'unavailable'],
} as const

export const planning = {
  status: endpoint({
    method: 'GET',
    path: '/api/planning/status',
    access: 'signedIn',
    summary: 'The agents that take part in planning, and whether there is something to plan from.',
    input: NothingSent,
    output: z.object({
      success: Success,
      status: z.object({
        agents: z.array(
          z.object({ id: z.string(), name: z.string(), status: z.enum(['active', 'inactive']) }),
        ),
        planningManager: z.enum(['active', 'inactive']),
      }),
    }),
    errors: ['not_signed_in'],
  }),
  analytics: endpoint({
    method: 'GET',
    path: '/api/planning/analytics',
    access: 'signedIn',
    summary: 'How many plans the caller has, and how many of them are being executed.',
    input: NothingSent,
    output: z.object({
      success: Success,
      analytics: z.object({ totalPlans: z.int(), activeExecutions: z.int() }),
    }),
    errors: ['not_signed_in'],
  }),
  create: endpoint({
    ...CREATION,
    path: '/api/planning/plans',
    summary:
      'Makes a plan: `curriculum_sequence` follows the course, `adaptive_strategy` what the learner can do, `learning_path` the goals. Steps lead to lessons, quizzes and practice that are there.',
    input: z.object({ type: z.enum(PLAN_TYPES), context: Context }),
    output: NewPlan,
  }),
  adaptive: endpoint({
    ...CREATION,
    path: '/api/planning/adaptive',
    summary: "Makes a plan from what the learner can do in a subject, for the learner's own grade.",
    input: z.object({ subject: Subject, currentLevel: Level, learningGoals: Goals }),
    output: NewPlan,
  }),
  startAdaptive: endpoint({
    ...CREATION,
    path: '/api/ai/adaptive/start',
    summary:
      'Makes an adaptive plan and begins a chat about it. Without a subject in `currentProgress` the one that goals speak of is taken, else the one last learned.',
    input: z.object({
      /** A percent, or what is known: the subject and the level. */
      currentProgress: z.optional(
        z.nullable(
          z.union([
            z.number(),
            z.looseObject({
              subject: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(50)))),
              level: z.optional(z.nullable(z.enum(SKILL_LEVELS))),
            }),
          ]),
        ),
      ),
      learningGoals: Goals,
    }),
    output: z.object({ ...NewPlan.shape, session: ChatSession }),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/planning/plans',
    access: 'signedIn',
    summary: `The caller's plans, ${sayPaged(PLANS_PER_PAGE)}.`,
    input: z.object({ only: z.optional(z.enum(['deleted'])), ...Paged }),
    output: z.array(LearningPlan),
    errors: ['not_signed_in', 'invalid_input'],
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/planning/plans/:id',
    access: 'owner',
    summary: 'One own plan with its latest execution.',
    input: OnePlan,
    output: PlanState,
    errors: ['not_signed_in', 'not_found'],
  }),
  execute: endpoint({
    method: 'POST',
    path: '/api/planning/plans/:id/execute',
    access: 'owner',
    summary: 'Begins an own plan; a second time it answers the execution that is running.',
    input: OnePlan,
    output: z.object({ success: Success, execution: PlanExecution }),
    errors: ['not_signed_in', 'not_found'],
  }),
  tick: endpoint({
    method: 'PATCH',
    path: '/api/planning/plans/:id/steps/:stepId',
    access: 'owner',
    summary:
      'Ticks a step of a running plan off, or on again. The last one completes the plan; taking one back reopens it.',
    input: z.object({ id: Id, stepId: z.string().check(z.maxLength(50)), completed: z.boolean() }),
    output: PlanState,
    errors: ['not_signed_in', 'not_found', 'conflict', 'invalid_input'],
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/planning/plans/:id/end',
    access: 'owner',
    summary: 'Ends the running execution of an own plan; the plan stays and can be executed anew.',
    input: OnePlan,
    output: PlanState,
    errors: ['not_signed_in', 'not_found'],
  }),
  remove: endpoint({
    ...REMOVAL,
    path: '/api/planning/plans/:id',
    access: 'owner',
    summary: 'Discards an own plan and ends its execution; for 30 days it can be restored.',
  }),
  restore: endpoint({
    ...RESTORATION,
    path: '/api/planning/plans/:id/restore',
    access: 'owner',
    summary: 'Brings back an own plan that was discarded, with the execution that ended with it.',
    output: PlanState,
  }),
  recommendations: endpoint({
    method: 'GET',
    path: '/api/ai/content/recommendations',
    access: 'signedIn',
    summary:
      'Lessons, quizzes and practice for the caller, each with its reason: what interests speak of, what is the next step, what fades.',
    input: z.object({
      /** With commas between them. */
      interests: z.optional(z.string().check(z.maxLength(1000))),
      level: z.optional(z.string().check(z.trim(), z.maxLength(50))),
    }),
    output: z.object({ recommendations: z.array(Recommendation) }),
    errors: ['not_signed_in', 'invalid_input'],
  }),
}
