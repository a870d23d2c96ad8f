import * as z from 'zod/mini'

const Text = z.string().check(z.trim(), z.minLength(1))
const Words = z.array(Text)
const LessonId = z.string().check(z.regex(/^[a-z]+-\d{1,2}-[a-z0-9-]+$/, 'is no lesson id (key-grade-words)'))
export const SkillId = z
  .string()
  .check(z.regex(/^[a-z]+\.\d{1,2}\.[a-z0-9-]+$/, 'is no skill id (key.grade.words)'))
const Grade = z.int().check(z.minimum(1), z.maximum(13))
const Level = z.literal([1, 2, 3])

/** The first word of every id, by the subject's name. */
export const SUBJECT_KEYS = {
  Mathematics: 'math',
  English: 'english',
  Science: 'science',
  History: 'history',
  Geography: 'geography',
  'Computer Science': 'computing',
  Art: 'art',
  Music: 'music',
  Psychology: 'psychology',
  Leadership: 'leadership',
  'Business Strategy': 'strategy',
  Technology: 'technology',
  'Research Methods': 'research',
  'Professional Development': 'career',
} as const
export type SubjectName = keyof typeof SUBJECT_KEYS
const Subject = z.enum(Object.keys(SUBJECT_KEYS) as [SubjectName, ...SubjectName[]])

export const Course = z.strictObject({
  title: Text,
  subject: Subject,
  audience: z.enum(['school', 'college', 'professional']),
  grades: z.tuple([Grade, Grade]),
  units: z.array(z.strictObject({ title: Text, lessons: z.array(Text).check(z.minLength(1)) })),
})
export type Course = z.output<typeof Course>

export const LessonFacts = z.strictObject({
  id: LessonId,
  title: Text,
  description: Text,
  subject: Subject,
  strand: z.optional(z.enum(['Reading', 'Writing'])),
  grade: Grade,
  unit: Text,
  /** Minutes. */
  duration: z.int().check(z.minimum(3), z.maximum(90)),
  difficulty: z.int().check(z.minimum(1), z.maximum(5)),
  objectives: Words.check(z.minLength(1)),
  vocabulary: z.record(z.string(), Text),
  skills: z.array(SkillId).check(z.minLength(1)),
  prerequisites: z.array(LessonId),
  standards: Words,
})
export type LessonFacts = z.output<typeof LessonFacts>

const RightOption = z.strictObject({ right: Text, why: Text })
const WrongOption = z.strictObject({ wrong: Text, mistake: Text, why: Text })
export const Question = z.strictObject({
  id: z.string().check(z.regex(/^q\d+$/, 'must be q1, q2, …')),
  ask: Text,
  skill: SkillId,
  level: Level,
  section: Text,
  figure: z.optional(Text),
  options: z.array(z.union([RightOption, WrongOption])),
})
export type Question = z.output<typeof Question>
export type QuestionOption = Question['options'][number]

export const Quiz = z.strictObject({ title: Text, description: Text, questions: z.array(Question) })
export type Quiz = z.output<typeof Quiz>

export const Skill = z.strictObject({
  id: SkillId,
  name: Text,
  can: Text,
  grade: Grade,
  after: z.array(SkillId),
})
export type Skill = z.output<typeof Skill>
export const Skills = z.array(Skill)

const itemBase = {
  id: z.string().check(z.regex(/^i\d+$/, 'must be i1, i2, …')),
  level: Level,
  ask: Text,
  /** What this item alone is about. */
  passage: z.optional(Text),
  figure: z.optional(Text),
  hint: Text,
  because: Text,
}
export const BankItem = z.discriminatedUnion('kind', [
  z.strictObject({ ...itemBase, kind: z.literal('text'), answer: Text, accept: z.optional(Words) }),
  z.strictObject({
    ...itemBase,
    kind: z.literal('number'),
    answer: z.union([Text, z.number()]),
    unit: z.optional(Text),
    accept: z.optional(Words),
  }),
  z.strictObject({
    ...itemBase,
    kind: z.literal('choice'),
    options: z.array(
      z.union([z.strictObject({ right: Text }), z.strictObject({ wrong: Text, mistake: Text })]),
    ),
  }),
  z.strictObject({ ...itemBase, kind: z.literal('ordering'), order: Words.check(z.minLength(3)) }),
  z.strictObject({ ...itemBase, kind: z.literal('matching'), pairs: z.record(z.string(), Text) }),
])
export type BankItem = z.output<typeof BankItem>

/** What learners ask, in their words: by the lesson's id, then by the heading of the section that answers it. */
export const LearnerQuestions = z.record(LessonId, z.record(z.string(), Words))
export type LearnerQuestions = z.output<typeof LearnerQuestions>

export const Bank = z.strictObject({
  skill: SkillId,
  nudge: Text,
  example: Text,
  passage: z.optional(Text),
  figure: z.optional(Text),
  items: z.array(BankItem),
})
export type Bank = z.output<typeof Bank>
