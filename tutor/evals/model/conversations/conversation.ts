import type { ChatTask } from '../../../src/chat/chat-port.ts'
import type { ScriptedReply } from '../../../src/model/testing/scripted-client.ts'

/** Whose words the learner gets in the end. */
export type Outcome = 'first' | 'repaired' | 'embedded'

/** What a scripted model says, and what of it the learner must and must not see. */
export type Conversation = {
  about: string
  asks: Partial<ChatTask>
  /** One reply after the other; of the last one there is no end. */
  says: ScriptedReply[]
  by: Outcome
  shows?: string[]
  hides?: string[]
  /** Parts of sentences that carry the mark for what could not be checked; without it nothing may. */
  marks?: string[]
  /** General knowledge may be marked: there is no material. */
  mayMark?: boolean
  /** Parts of sentences that rest on a source. */
  cites?: string[]
}
