import type { ChatSource } from '../chat/chat-passage.ts'
import type { ChatTask, Segment } from '../chat/chat-port.ts'
import type { TextTools } from '../chat/replies/material-reply.ts'
import { createSourceList, type Draft, makeDraft } from '../chat/writing/draft.ts'
import type { Dictionary } from '../dictionary/dictionary.ts'
import type { MathSolver } from '../math/math-tasks.ts'
import type { Act } from './acts/act.ts'
import type { DialogueLibrary, DialogueState, LessonGuide } from './dialogue-port.ts'
import type { QuestionDesk } from './quiz/question-desk.ts'
import type { Voice } from './voice.ts'

export type DialogueTools = {
  texts: TextTools
  maths: MathSolver
  dictionary: Dictionary
  now: () => Date
}

/** Everything a move looks at. It changes nothing of it: it gives back a reply and the state after it. */
export type Scene = {
  task: ChatTask
  message: string
  act: Act
  /** What the message is about, where it names something: "quiz me on volcanoes". */
  topicWords: string | null
  state: DialogueState
  library: DialogueLibrary
  desk: QuestionDesk
  /** The lesson that the talk is about. */
  guide: LessonGuide | null
  voice: Voice
  tools: DialogueTools
  /** Whether a sentence may be shown to this reader now. */
  mayQuote: (sentence: string) => boolean
}

export type MoveReply = { draft: Draft; state: DialogueState }
export type Move = (scene: Scene) => Promise<MoveReply>

type Ending = Partial<Omit<Draft, 'segments'>> & { state?: DialogueState }

const MOST_CHIPS = 3

export function reply(
  scene: Scene,
  segments: readonly Segment[],
  { state, ...more }: Ending = {},
): MoveReply {
  const followUps = [...new Set(more.followUps ?? [])].slice(0, MOST_CHIPS)
  return {
    draft: makeDraft([...segments], { ...more, followUps }),
    state: state ?? scene.state,
  }
}

/** Puts more before a reply of another move; its sources keep their numbers. */
export function beginReply(segments: readonly Segment[], after: MoveReply): MoveReply {
  return { ...after, draft: { ...after.draft, segments: [...segments, ...after.draft.segments] } }
}

/** Quotes of a lesson with their places in the list of sources. */
export function createQuoter() {
  const list = createSourceList()
  return {
    sources: list.sources,
    quote: (text: string, source: ChatSource | null, mark?: string | null): Segment => ({
      kind: 'quote',
      text,
      source: list.place(source),
      ...(mark ? { mark } : {}),
    }),
  }
}
