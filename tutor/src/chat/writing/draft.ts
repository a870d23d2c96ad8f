import type { ChatSource } from '../chat-passage.ts'
import type { ChatReply, ChatTask, Segment } from '../chat-port.ts'
import { type PhraseId, phrase } from '../phrases.ts'
import { type FactId, fact } from './facts.ts'
import { writePieces } from './write-content.ts'

/** A reply without its content, which is written from the segments. */
export type Draft = Omit<ChatReply, 'content'> & {
  /** Markdown that stands for the segments, where these are only its sentences: a study guide. */
  body?: string
}

export function makeDraft(segments: Segment[], more: Partial<Draft> = {}): Draft {
  return {
    messageType: 'text',
    segments,
    sources: [],
    flashcards: [],
    title: null,
    followUps: [],
    isAnswered: true,
    help: 'none',
    ...more,
  }
}

/** Writes segments for one reader. */
export function createWriter({ reader, speaks }: Pick<ChatTask, 'reader' | 'speaks'>) {
  return {
    phrase: (id: PhraseId): Segment => ({ kind: 'phrase', text: phrase(id, reader.grade, speaks) }),
    fact: (id: FactId, values: Record<string, string>): Segment => ({ kind: 'fact', text: fact(id, values) }),
    step: (text: string): Segment => ({ kind: 'step', text }),
  }
}

/** Sources by their first mention, each once. */
export function createSourceList() {
  const sources: ChatSource[] = []
  return {
    sources,
    place: (source: ChatSource | null): number | null => {
      if (!source) return null
      const at = sources.findIndex((one) => one.path === source.path)
      return at >= 0 ? at : sources.push(source) - 1
    },
  }
}

const PARAGRAPHS = /(?<=\n\n)/

/** What is said one after the other; joined it is the content. */
export function listPieces({ segments, body }: Draft): { piece: string; segments: Segment[] }[] {
  if (body === undefined)
    return writePieces(segments).map((piece, at) => ({ piece, segments: segments.slice(at, at + 1) }))
  const parts = body.split(PARAGRAPHS)
  return parts.map((piece, at) => ({ piece, segments: at === parts.length - 1 ? segments : [] }))
}
