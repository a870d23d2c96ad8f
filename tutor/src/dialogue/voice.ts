import type { Segment } from '../chat/chat-port.ts'
import { writeAsWords } from '../chat/writing/defuse.ts'
import type { DialogueState } from './dialogue-port.ts'
import type { DialoguePhraseId } from './phrases/en.ts'
import { readPhrase } from './phrases/phrases.ts'

type Values = Record<string, string>

/** Says the fixed sentences of a reply in the learner's language, in another wording each time. */
export type Voice = {
  say: (id: DialoguePhraseId, values?: Values) => Segment
  /** What can be tapped instead of typed. */
  chip: (id: DialoguePhraseId, values?: Values) => string
}

export function createVoice(
  { language, turn }: Pick<DialogueState, 'language' | 'turn'>,
  grade: number | null,
): Voice {
  return {
    say: (id, values) => ({
      kind: values ? 'fact' : 'phrase',
      text: fill(readPhrase(id, language, grade, turn), values ?? {}),
    }),
    chip: (id, values) => fill(readPhrase(id, language, grade, 0), values ?? {}),
  }
}

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

/** What somebody else wrote, within a sentence of the tutor. */
export const asValue = (text: string): string => writeAsWords(text.replace(/\s+/g, ' ').trim())
