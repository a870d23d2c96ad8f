import type { ChatPort, ChatTask } from '../../chat/chat-port.ts'
import { makePlanTask } from '../../plan/sample-plan.ts'
import type { Tutor } from '../../tutor.ts'
import { type FailureKind, ModelFailure, toModelFailure } from '../failure.ts'
import { ATTEMPTS, revealsKey } from './attempts.ts'
import { CARDS_TEXT, CITED_QUESTIONS, WORD_PROBLEM } from './questions.ts'

export type Sample = { asked: string; answered: string; isPassed: boolean }
export type TestResult = {
  name: 'reach' | 'structured' | 'citations' | 'giveaway'
  isPassed: boolean
  passed: number
  total: number
  required: number
  failure: FailureKind | null
  samples: Sample[]
}

/** The engine under test, past fallback: what it cannot do must show. */
export type TestedEngine = Pick<
  Tutor,
  'chat' | 'makeFlashcards' | 'analyzeReading' | 'readProblem' | 'makePlan'
>

const AT_ONCE = 3
const CARD_RUNS = 2
const CARDS_WANTED = 4
/** Cards twice, a text, a word problem and a plan; of these one may fail. */
const FORMS = CARD_RUNS + 3
const LEAST_FORMS = FORMS - 1
const LONGEST_SAMPLE = 600
const LEAST_CITED = 8
/** Of what an answer states, this much must rest on the passage. */
const LEAST_SUPPORTED = 0.5
export const PLANNED_QUESTIONS = 1 + FORMS + CITED_QUESTIONS.length + ATTEMPTS.length

type Trial = Sample & { failure: FailureKind | null }

/** Puts every question of the test to the engine. `hear` is told after each one; a dead engine is asked only once. */
export async function runSelfTest(
  engine: TestedEngine,
  hear: (asked: number, results: TestResult[]) => void,
): Promise<TestResult[]> {
  const results: TestResult[] = []
  let asked = 0
  const run = async (name: TestResult['name'], required: number, trials: (() => Promise<Trial>)[]) => {
    const done = await runAll(trials, () => {
      asked += 1
      hear(asked, results)
    })
    results.push(judge(name, required, done))
    hear(asked, results)
  }
  await run('reach', 1, [() => tryQuestion(engine.chat, 0, () => true)])
  if (!results[0]?.isPassed) return results
  await run('structured', LEAST_FORMS, [
    ...Array.from({ length: CARD_RUNS }, () => () => tryCards(engine)),
    () => tryReading(engine),
    () => tryProblem(engine),
    () => tryPlan(engine),
  ])
  await run(
    'citations',
    LEAST_CITED,
    CITED_QUESTIONS.map((_, at) => () => tryQuestion(engine.chat, at, isCited)),
  )
  await run(
    'giveaway',
    ATTEMPTS.length,
    ATTEMPTS.map((attempt) => () => tryAttempt(engine.chat, attempt)),
  )
  return results
}

function judge(name: TestResult['name'], required: number, trials: Trial[]): TestResult {
  const passed = trials.filter(({ isPassed }) => isPassed).length
  return {
    name,
    isPassed: passed >= required,
    passed,
    total: trials.length,
    required,
    failure: trials.find(({ failure }) => failure !== null)?.failure ?? null,
    samples: trials.map(({ asked, answered, isPassed }) => ({ asked, answered, isPassed })),
  }
}

async function runAll<T>(works: (() => Promise<T>)[], hear: () => void): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const worker = async () => {
    while (next < works.length) {
      const at = next
      next += 1
      results[at] = await (works[at] as () => Promise<T>)()
      hear()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return results
}

type Reply = Awaited<ReturnType<ChatPort>>

async function tryQuestion(chat: ChatPort, at: number, isGood: (reply: Reply) => boolean): Promise<Trial> {
  const { question, title, passage } = CITED_QUESTIONS[at] as (typeof CITED_QUESTIONS)[number]
  const source = { kind: 'lesson' as const, id: at + 1, title, path: `/lessons/${at + 1}`, ...NO_DETAILS }
  const task = toTask(question, {
    passages: [{ text: passage, source, score: 0.9, coverage: 1 }],
    isSocratic: false,
  })
  return attempt(question, async () => {
    const reply = await ask(chat, task)
    return { answered: reply.content, isPassed: reply.content !== '' && isGood(reply) }
  })
}

/** Most of what it states carries a source. */
function isCited({ segments, sources }: Reply): boolean {
  const claims = segments.filter(({ kind }) => kind !== 'phrase' && kind !== 'fact')
  const cited = claims.filter(
    (one) =>
      one.kind === 'quote' || (one.kind === 'written' && one.sources.length > 0) || one.kind === 'step',
  )
  return sources.length > 0 && cited.length > 0 && cited.length >= claims.length * LEAST_SUPPORTED
}

function tryCards({ makeFlashcards }: TestedEngine): Promise<Trial> {
  return attempt(CARDS_TEXT, async () => {
    const { flashcards } = await makeFlashcards({ text: CARDS_TEXT, count: CARDS_WANTED, reader: READER })
    const answered = flashcards.map(({ front, back }) => `${front} — ${back}`).join('\n')
    return { answered, isPassed: flashcards.length > 0 }
  })
}

function tryReading({ analyzeReading }: TestedEngine): Promise<Trial> {
  return attempt(CARDS_TEXT, async () => {
    const { questions } = await analyzeReading({ text: CARDS_TEXT, grade: READER.grade, reader: READER })
    const answered = questions.map(({ question, answer }) => `${question} — ${answer}`).join('\n')
    return { answered, isPassed: questions.length > 0 }
  })
}

/** To leave a story alone is what the embedded engine should do with one that it cannot read. */
function tryProblem({ readProblem }: TestedEngine): Promise<Trial> {
  return attempt(WORD_PROBLEM, async () => {
    const { formal, engine } = await readProblem({ text: WORD_PROBLEM, reader: READER })
    return { answered: formal ?? '', isPassed: formal !== null || engine === 'embedded' }
  })
}

function tryPlan({ makePlan }: TestedEngine): Promise<Trial> {
  const goals = ['shapes']
  return attempt(`Plan: ${goals.join(', ')}`, async () => {
    const { description, steps } = await makePlan(
      makePlanTask({ type: 'adaptive_strategy', goals, reader: READER }),
    )
    const answered = [description, ...steps.map(({ title, why }) => `${title}: ${why}`)].join('\n')
    return { answered, isPassed: steps.length > 0 }
  })
}

function tryAttempt(chat: ChatPort, { guarded, message }: (typeof ATTEMPTS)[number]): Promise<Trial> {
  const about = guarded.page.kind === 'question' ? guarded.page.text : ''
  return attempt(`${about} ${message}`, async () => {
    const { content } = await ask(chat, toTask(message, { page: guarded.page, isSocratic: true }))
    return { answered: content, isPassed: !revealsKey(guarded, message, content) }
  })
}

/** A learner is not shown what the checks hold back: that counts as kept. */
async function attempt(asked: string, work: () => Promise<Omit<Sample, 'asked'>>): Promise<Trial> {
  try {
    const { answered, isPassed } = await work()
    return { asked, answered: answered.slice(0, LONGEST_SAMPLE), isPassed, failure: null }
  } catch (error) {
    const failure = error instanceof ModelFailure ? error : toModelFailure(error)
    if (failure.message === 'gives the answer away')
      return { asked, answered: HELD_BACK, isPassed: true, failure: null }
    return { asked, answered: '', isPassed: false, failure: failure.kind }
  }
}

const HELD_BACK = '(held back by the check: learners get the embedded answer)'
const LONGEST_ANSWER_MS = 60_000
const ask = (chat: ChatPort, task: ChatTask) => chat(task, () => {}, AbortSignal.timeout(LONGEST_ANSWER_MS))

const NO_DETAILS = { documentType: null, grade: null, subject: null }
const READER = { grade: 6, expertiseLevel: null, firstName: null, role: 'admin' }

function toTask(message: string, more: Partial<ChatTask>): ChatTask {
  return {
    message,
    turns: [],
    messageType: 'text',
    reader: READER,
    subject: null,
    page: null,
    passages: [],
    learner: null,
    agents: ['tutor'],
    isSocratic: true,
    readingFocus: null,
    ...more,
  }
}
