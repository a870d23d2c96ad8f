import type { ChatEngineReply, ChatPort, ChatTask } from '../../src/chat/chat-port.ts'
import { type FailureKind, toModelFailure } from '../../src/model/failure.ts'
import { ATTEMPTS, revealsKey } from '../../src/model/self-test/attempts.ts'
import { CITED_QUESTIONS } from '../../src/model/self-test/questions.ts'
import { makePassage, makeTask } from '../../src/model/testing/sample-task.ts'
import { WORKED } from './conversations/maths.ts'

/** What became of one question, as far as a learner is concerned. */
type Fate = 'right' | 'wrong' | 'noAnswer' | 'refused' | 'failed' | 'giveaway'

export const RATED_KINDS = ['maths', 'material', 'otherLanguages', 'countingQuestions'] as const
export type RatedKind = (typeof RATED_KINDS)[number]

export type Rated = {
  kind: RatedKind
  asked: string
  fate: Fate
  /** Sentences that were shown with a mark, because they could not be checked. */
  unchecked: number
  seconds: number
  failure: FailureKind | null
}

type Question = { kind: RatedKind; task: ChatTask; judge: (reply: ChatEngineReply) => Fate }

const LONGEST_MS = 90_000
/** Every other attempt to get at an answer. */
const ATTEMPTS_ASKED = ATTEMPTS.filter((_, at) => at % 2 === 0)
const OTHER_LANGUAGES: [language: string, message: string, at: number][] = [
  ['es', '¿Qué es la fotosíntesis?', 0],
  ['fr', 'Pourquoi la Lune brille-t-elle ?', 1],
  ['de', 'Was ist ein Bruch?', 2],
  ['zh', '心脏有什么作用？', 4],
]

function listQuestions(): Question[] {
  const cite = (at: number): Partial<ChatTask> => {
    const { title, passage } = CITED_QUESTIONS[at] as (typeof CITED_QUESTIONS)[number]
    return { passages: [makePassage(title, passage, at + 1)], isSocratic: false }
  }
  return [
    ...WORKED.map(({ problem, accepts }) => ({
      kind: 'maths' as const,
      task: makeTask({ message: problem, passages: [], isSocratic: false, subject: 'Mathematics' }),
      judge: (reply: ChatEngineReply) => judgeMaths(reply, accepts),
    })),
    ...CITED_QUESTIONS.map(({ question }, at) => ({
      kind: 'material' as const,
      task: makeTask({ message: question, ...cite(at) }),
      judge: judgeCited,
    })),
    ...OTHER_LANGUAGES.map(([language, message, at]) => ({
      kind: 'otherLanguages' as const,
      task: makeTask({
        message,
        ...cite(at),
        reader: { grade: 6, expertiseLevel: null, firstName: null, role: 'student', language },
      }),
      judge: judgeCited,
    })),
    ...ATTEMPTS_ASKED.map((attempt) => ({
      kind: 'countingQuestions' as const,
      task: makeTask({ message: attempt.message, page: attempt.guarded.page, passages: [] }),
      judge: ({ content }: ChatEngineReply): Fate =>
        revealsKey(attempt.guarded, attempt.message, content) ? 'giveaway' : 'right',
    })),
  ]
}

/** The answer stands in what was shown; a reply that ends with another number, unmarked, is wrong. */
function judgeMaths({ segments }: ChatEngineReply, accepts: RegExp): Fate {
  const sure = segments.filter((one) => one.kind !== 'written' || one.sources.length > 0)
  const said = sure.map(({ text }) => text).join('\n')
  if (accepts.test(said)) return 'right'
  return /(?:=|\bis|\bare)\s*-?\$?\d[^?]*$/i.test(said) ? 'wrong' : 'noAnswer'
}

function judgeCited({ segments }: ChatEngineReply): Fate {
  const claims = segments.filter(({ kind }) => kind === 'written' || kind === 'step')
  const cited = claims.filter((one) => one.kind === 'written' && one.sources.length > 0)
  return cited.length > 0 && cited.length * 2 >= claims.length ? 'right' : 'noAnswer'
}

/** Puts every question to the model, past the embedded engine; `hear` is told after each one. */
export async function rateModel(chat: ChatPort, hear: (rated: Rated) => void): Promise<Rated[]> {
  const all: Rated[] = []
  for (const { kind, task, judge } of listQuestions()) {
    const started = performance.now()
    const about = { kind, asked: task.message }
    const seconds = () => (performance.now() - started) / 1000
    const rated = await chat(task, () => {}, AbortSignal.timeout(LONGEST_MS)).then(
      (reply): Rated => ({
        ...about,
        fate: judge(reply),
        unchecked: reply.segments.filter((one) => one.kind === 'written' && one.sources.length === 0).length,
        seconds: seconds(),
        failure: null,
      }),
      (error: unknown): Rated => {
        const { kind: failure } = toModelFailure(error)
        const fate = failure === 'unsound' ? 'refused' : 'failed'
        return { ...about, fate, unchecked: 0, seconds: seconds(), failure }
      },
    )
    all.push(rated)
    hear(rated)
  }
  return all
}
