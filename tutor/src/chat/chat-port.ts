import type { Agent } from '#engines/agents/index.ts'
import type { DialogueLibrary, DialogueState } from '../dialogue/dialogue-port.ts'
import type { Flashcard } from '../flashcards/flashcards-task.ts'
import type { Engine, Fallback } from '../port.ts'
import type { Reader } from '../reader.ts'
import type { ChatPassage, ChatSource } from './chat-passage.ts'

export type { ChatPassage, ChatSource } from './chat-passage.ts'
export type { Agent }

export type ChatTurn = {
  role: 'user' | 'assistant'
  content: string
  /** Help with a question other than the one that is open now. */
  isAboutOther?: boolean
}
export type ChatMessageType = 'text' | 'flashcards' | 'summary' | 'study_guide'

/** What the learner has open while asking. */
export type OpenPage =
  | {
      kind: 'lesson' | 'note' | 'studyGuide' | 'video' | 'document'
      title: string
      text: string
      source: ChatSource | null
    }
  /** A question that still counts: its key is not here, so that nothing can give it away. */
  | { kind: 'question'; text: string; options: string[]; hints: string[]; hasTried: boolean }

/** What the product knows of the learner, for reading only. Titles are those of skills and lessons. */
export type LearnerState = {
  nextSteps: { title: string; path: string; reason: string }[]
  weakSkills: string[]
  strongSkills: string[]
}

export type ExplanationStyle = 'concise' | 'balanced' | 'detailed'

/** Something that the learner may press; nothing of it is done before. */
export type ChatOffer =
  | { kind: 'practice' | 'section'; title: string; path: string }
  | { kind: 'question'; title: string; text: string; options: string[]; path: string }
  | { kind: 'figure'; title: string; expression: string; letter: string }
  | { kind: 'note'; title: string; text: string }
  | { kind: 'card'; front: string; back: string }

/** What the product can do for this learner in a chat, bound to their rights before it gets here. */
export type ChatTools = {
  /** A section of a lesson that they may read, by the path of its source and a heading; null where there is none. */
  openSection?: (path: string, heading: string) => Promise<ChatPassage | null>
  /** Practice that fits a topic. */
  findPractice?: (topic: string) => Promise<{ title: string; path: string } | null>
  /** A question of a quiz, without its key. */
  findQuestion?: (
    topic: string,
  ) => Promise<{ title: string; text: string; options: string[]; path: string } | null>
  /** Skills around a topic and how far the learner is in each. */
  readSkills?: (topic: string) => Promise<{ title: string; level: string }[]>
}

export type ChatTask = {
  message: string
  /** What was said before, oldest first. */
  turns: ChatTurn[]
  messageType: ChatMessageType
  reader: Reader & { firstName: string | null; role: string }
  subject: string | null
  page: OpenPage | null
  /** Found for what `writeSearchQuery` makes of the message and the turns, best first. */
  passages: ChatPassage[]
  /** Looks something else up, in what this learner may read and nothing else. Where it is missing, nobody may. */
  search?: (question: string) => Promise<ChatPassage[]>
  /** The stems of that query with their rarity in everything that was searched, as the search knows them. */
  stems?: readonly { stem: string; weight: number }[]
  /** What a language model may do besides talking. Where it is missing, it may do nothing. */
  tools?: ChatTools
  learner: LearnerState | null
  agents: Agent[]
  /** Whom the learner would rather talk to. */
  preferredAgents?: readonly Agent[]
  /** Students are led to the answer: a nudge, a hint, an example like it; the whole solution only after an own attempt. */
  isSocratic: boolean
  /** How much the learner wants to read; without it, as much as it takes. */
  explanationStyle?: ExplanationStyle
  /** Areas of reading that the reading tutor was asked to look at; null elsewhere. */
  readingFocus: string[] | null
  /** Where the conversation stands and what it may look at; without it each message is answered by itself. */
  dialogue?: { state: DialogueState | null; library: DialogueLibrary }
  /** The language of the message, where it is known and the reply is to be in it. */
  speaks?: DialogueState['language']
  /** Whether several agents may speak within one reply. */
  isCollaborating?: boolean
  /** Whether answers follow the learner's levels and last mistakes. */
  isAdaptive?: boolean
}

/** Everything that is said is of one of these kinds, so that each sentence can be traced to where it comes from. */
export type Segment =
  /** Fixed words; of a language model, those that state nothing: a question back, an encouragement. */
  | { kind: 'phrase'; text: string }
  /** Word for word. Without a source it stands on the open page, which has no address of its own. */
  | {
      kind: 'quote'
      text: string
      source: number | null /** The sentence of it that answers, word for word. */
      mark?: string
    }
  | { kind: 'step'; text: string }
  | { kind: 'dictionary'; text: string; word: string }
  /** What the product knows of the learner or the material, put into a fixed sentence. */
  | { kind: 'fact'; text: string }
  /**
   * By a language model; the sources that the sentence was found to rest on. None: it could not be checked, and the reply
   * says so. A statement of maths that was verified is a step.
   */
  | { kind: 'written'; text: string; sources: number[] }

export type ChatReply = {
  messageType: ChatMessageType
  /** Markdown: the segments in their order. */
  content: string
  segments: Segment[]
  /** Those that segments name, by their place. */
  sources: ChatSource[]
  flashcards: Flashcard[]
  /** Things to press, each of which the learner may leave alone. */
  offers?: ChatOffer[]
  /** Of a study guide. */
  title: string | null
  followUps: string[]
  /** False for an honest "this is not in your material". */
  isAnswered: boolean
  /** How far the learner was helped with the task at hand. */
  help: 'none' | 'nudge' | 'hint' | 'example' | 'solution'
  /** Where the conversation stands now; it is kept with the reply and stays on the server. */
  dialogue?: DialogueState
}

export type ChatEngineReply = ChatReply & {
  engine: Engine
  /** Why the model did not answer, when it was to: the reply says so. */
  fallback?: Fallback
}

/**
 * Says the reply piece by piece through `say`, then as a whole. Stops with `signal`: what was said until then is the reply.
 * `restart` takes back every piece said so far (a model broke off, and the embedded engine begins anew): whoever shows
 * pieces clears them then. Engines that never take anything back need not look at it.
 */
export type ChatPort = (
  task: ChatTask,
  say: (piece: string) => void,
  signal: AbortSignal,
  restart?: () => void,
) => Promise<ChatEngineReply>
