import { and, eq } from 'drizzle-orm'
import type { Difficulty, Problem } from '#content/practice/problem.ts'
import type { Answer } from '#engines/answers/index.ts'
import { createDice, type Dice } from '#engines/dice/index.ts'
import type {
  AskedQuestion,
  DialogueLibrary,
  QuestionRef,
  Verdict,
  WorkedSolution,
} from '#tutor/dialogue/dialogue-port.ts'
import { judgeAnswer } from '#tutor/dialogue/judging/judge-answer.ts'
import type { Database } from '../../../db/database.ts'
import { lessons } from '../../../db/schema/learning/lessons.ts'
import { type QuizQuestion, quizzes } from '../../../db/schema/learning/quizzes.ts'
import { isForRole } from '../../../domain/lessons/lessons-of-grade.ts'
import { practiceBySkill } from '../../../domain/practice/practice-library.ts'
import { mixItems } from '../../../domain/practice/to-practice-problem.ts'
import { wordAnswer } from '../../../domain/questions/word-answer.ts'
import type { Deps } from '../../../platform/deps.ts'
import { type Counting, createCounting, nameProblem } from './counting.ts'
import { listPracticed } from './lesson-guide.ts'

type QuestionsDeps = Pick<Deps, 'db' | 'tracer'>
type Reader = { id: number; role: string }
type Wanted = Parameters<DialogueLibrary['drawQuestion']>[0]
type PracticeRef = Extract<QuestionRef, { kind: 'practice' }>
type QuizRef = Extract<QuestionRef, { kind: 'quiz' }>
/** A question with its key, which stays on the server. */
type Keyed = { asked: AskedQuestion; answer: Answer; solution: WorkedSolution }

const LARGEST_SEED = 2 ** 31 - 1000
/** Enough to find the few questions of a bank that were not asked yet. */
const MOST_DRAWS = 60
/** They need more than a line to be answered, or a click in a picture. */
const NOT_TYPED: Answer['kind'][] = ['matching', 'numberLine']

type Questions = Pick<DialogueLibrary, 'drawQuestion' | 'remakeQuestion' | 'judge' | 'solve'>

/**
 * Questions that the tutor asks. They are only talk: nothing is stored of them, neither an attempt nor points, so that a
 * level rests on practice alone. None of them still counts for the learner.
 */
export function createQuestions(deps: QuestionsDeps, reader: Reader): Questions {
  const counting = createCounting(deps, reader.id)
  const make = (ref: QuestionRef) =>
    ref.kind === 'practice' ? makeProblem(counting, ref) : makeQuizQuestion(deps.db, counting, reader, ref)
  return {
    drawQuestion: (wanted) => draw(deps.db, counting, reader, wanted),
    remakeQuestion: async (ref) => (await make(ref))?.asked ?? null,
    judge: async (ref, typed): Promise<Verdict> => {
      const made = await make(ref)
      if (!made) return { verdict: 'unreadable', mistake: null }
      const { verdict, mistake } = judgeAnswer(made.answer, typed, made.asked.options)
      return { verdict, mistake: mistake || null }
    },
    solve: async (ref) => (await make(ref))?.solution ?? null,
  }
}

async function draw(db: Database, counting: Counting, reader: Reader, wanted: Wanted) {
  const { lessonId, skill, not } = wanted
  const [lesson] = await db
    .select({ outline: lessons.outline })
    .from(lessons)
    .where(and(eq(lessons.id, lessonId), isForRole(reader.role)))
  const dice = createDice(`${lessonId} ${skill} ${wanted.seed}`)
  const askedOf = (one: string) => not.filter((ref) => ref.kind === 'practice' && ref.skill === one).length
  const skills =
    skill === null
      ? dice.shuffle(listPracticed(lesson?.outline?.skills)).toSorted((a, b) => askedOf(a) - askedOf(b))
      : listPracticed([skill])
  for (const one of skills) {
    const problem = await drawProblem(counting, one, wanted, dice)
    if (problem) return problem
  }
  return lesson ? drawQuizQuestion(db, counting, wanted, dice) : null
}

/** Of the wanted difficulty, else of the nearest that has one. */
async function drawProblem(counting: Counting, skill: string, { difficulty, not }: Wanted, dice: Dice) {
  const asked = new Set(
    not.flatMap((ref) => {
      const problem = ref.kind === 'practice' && ref.skill === skill ? generate(ref) : null
      return problem ? [nameProblem(skill, problem), problem.prompt] : []
    }),
  )
  const difficulties = ([1, 2, 3] as const).toSorted(
    (a, b) => Math.abs(a - difficulty) - Math.abs(b - difficulty) || a - b,
  )
  const start = dice.int(0, LARGEST_SEED)
  for (const one of difficulties)
    for (let step = 0; step < MOST_DRAWS; step++) {
      const ref: PracticeRef = { kind: 'practice', skill, difficulty: one, seed: start + step }
      const problem = generate(ref)
      if (!problem || asked.has(nameProblem(skill, problem)) || asked.has(problem.prompt)) continue
      const made = await makeProblem(counting, ref)
      if (made) return made.asked
    }
  return null
}

const generate = ({ skill, seed, difficulty }: PracticeRef): Problem | null =>
  practiceBySkill()
    .get(skill)
    ?.generate(seed, difficulty as Difficulty) ?? null

/** A picture cannot be shown in a line, so that what needs one is not asked. */
async function makeProblem(counting: Counting, ref: PracticeRef): Promise<Keyed | null> {
  const problem = generate(ref)
  if (!problem || problem.figure !== undefined || NOT_TYPED.includes(problem.answer.kind)) return null
  if (await counting.isProblemOpen(ref, problem)) return null
  const { answer, prompt, passage = null, hints, steps } = problem
  return {
    asked: {
      ref,
      skill: ref.skill,
      prompt,
      passage,
      options: listOptions(ref, answer),
      hasFigure: false,
      hints: [...hints],
    },
    answer,
    solution: { answer: wordAnswer(answer), steps: steps.map(({ say }) => say) },
  }
}

/** As practice shows them. */
function listOptions({ skill, seed }: PracticeRef, answer: Answer): string[] {
  if (answer.kind === 'choice') return answer.options.map(({ text }) => text)
  return answer.kind === 'ordering' ? mixItems(answer.items, `${skill}/${seed}`) : []
}

async function drawQuizQuestion(
  db: Database,
  counting: Counting,
  { lessonId, skill, difficulty, not }: Wanted,
  dice: Dice,
) {
  const rows = await db
    .select({ id: quizzes.id, questions: quizzes.questions })
    .from(quizzes)
    .where(eq(quizzes.lessonId, lessonId))
  const asked = new Set(not.map((ref) => (ref.kind === 'quiz' ? `${ref.quizId} ${ref.questionId}` : '')))
  const found = rows.flatMap(({ id: quizId, questions }) =>
    dice
      .shuffle(questions)
      .filter((question) => skill === null || question.skill === skill)
      .filter(({ id, figure }) => figure === undefined && !asked.has(`${quizId} ${id}`))
      .map((question) => ({ quizId, question })),
  )
  const distance = ({ question }: { question: QuizQuestion }) => Math.abs((question.level ?? 2) - difficulty)
  for (const { quizId, question } of found.toSorted((a, b) => distance(a) - distance(b)))
    if (!(await counting.isQuizOpen(quizId, question.id))) return keyQuizQuestion(quizId, question).asked
  return null
}

async function makeQuizQuestion(
  db: Database,
  counting: Counting,
  { role }: Reader,
  { quizId, questionId }: QuizRef,
) {
  const [row] = await db
    .select({ questions: quizzes.questions })
    .from(quizzes)
    .innerJoin(lessons, eq(lessons.id, quizzes.lessonId))
    .where(and(eq(quizzes.id, quizId), isForRole(role)))
  const question = row?.questions.find(({ id }) => id === questionId)
  if (!question || question.figure !== undefined || (await counting.isQuizOpen(quizId, questionId)))
    return null
  return keyQuizQuestion(quizId, question)
}

function keyQuizQuestion(
  quizId: number,
  { id, question, options, correctOptionId, skill }: QuizQuestion,
): Keyed {
  const right = options.find((option) => option.id === correctOptionId)
  return {
    asked: {
      ref: { kind: 'quiz', quizId, questionId: id },
      skill: skill ?? null,
      prompt: question,
      passage: null,
      options: options.map(({ text }) => text),
      hasFigure: false,
      hints: [],
    },
    answer: {
      kind: 'choice',
      options: options.map((option) =>
        option.id === correctOptionId
          ? { text: option.text, isRight: true }
          : { text: option.text, isRight: false, mistake: option.mistake ?? '' },
      ),
    },
    solution: { answer: right?.text ?? '', steps: right?.why ? [right.why] : [] },
  }
}
