import type { ChatPassage } from '../../chat/chat-passage.ts'
import type { ChatReply, ChatTask } from '../../chat/chat-port.ts'

const PASSAGES: [title: string, text: string][] = [
  [
    'How plants eat',
    'Photosynthesis is the process by which green plants make their own food from sunlight. It takes place in the chloroplasts of the leaves. The green pigment chlorophyll absorbs the light.',
  ],
  [
    'The water cycle',
    'The sun warms the water of the oceans. The water evaporates and rises as vapour. In 1674 Pierre Perrault measured the rain that feeds the Seine.',
  ],
]

export function makePassage(title: string, text: string, id = 1): ChatPassage {
  const about = { documentType: null, grade: 5, subject: 'Science' }
  return {
    text,
    source: { kind: 'lesson', id, title, path: `/lessons/${id}`, ...about },
    score: 0.8,
    coverage: 0.9,
  }
}

/** A student of grade 5 asks; two passages were found. */
export function makeTask(more: Partial<ChatTask> = {}): ChatTask {
  return {
    message: 'What is photosynthesis?',
    turns: [],
    messageType: 'text',
    reader: { grade: 5, expertiseLevel: null, firstName: 'Ada', role: 'student' },
    subject: 'Science',
    page: null,
    passages: PASSAGES.map(([title, text], at) => makePassage(title, text, at + 1)),
    learner: null,
    agents: ['tutor'],
    isSocratic: true,
    readingFocus: null,
    ...more,
  }
}

/** What the embedded engine would say, for tests of what stands before it. */
export const EMBEDDED_REPLY: ChatReply = {
  messageType: 'text',
  content: 'From your lesson.',
  segments: [{ kind: 'quote', text: 'From your lesson.', source: 0 }],
  sources: [],
  flashcards: [],
  title: null,
  followUps: [],
  isAnswered: true,
  help: 'none',
}
