import type { Agent } from '#engines/agents/index.ts'
import type { ChatEngineReply, ChatTask, ChatTurn, OpenPage } from '../../chat/chat-port.ts'
import { createEmbeddedChat } from '../../chat/embedded-chat.ts'
import type { Dictionary } from '../../dictionary/dictionary.ts'
import { math } from '../../math/testing/math-here.ts'
import { TutorUnavailable } from '../../port.ts'
import type { DialogueLibrary, DialogueState } from '../dialogue-port.ts'

export type About = {
  library: DialogueLibrary
  dictionary: Dictionary
  /** The lesson that is open. */
  lessonId?: number
  page?: OpenPage
  grade?: number
  role?: string
  agents?: Agent[]
  isCollaborating?: boolean
  isAdaptive?: boolean
}

const unused = async () => {
  throw new TutorUnavailable('busy')
}

/** A conversation through the whole chat; its state goes through JSON between two messages, as in the database. */
export function holdTalk(about: About) {
  const { library, dictionary, grade = 5, role = 'student', agents = ['tutor'] } = about
  const chat = createEmbeddedChat({
    texts: { summarize: unused, makeFlashcards: unused, writeStudyGuide: unused },
    maths: math,
    dictionary,
  })
  const turns: ChatTurn[] = []
  let kept: DialogueState | null = null
  const say = async (message: string, more: Partial<About> = {}): Promise<ChatEngineReply> => {
    const lessonId = more.lessonId ?? about.lessonId
    const guide = lessonId === undefined ? null : await library.openLesson(lessonId)
    const open: OpenPage | null = guide
      ? {
          kind: 'lesson',
          title: guide.title,
          text: guide.parts.map(({ text }) => text).join('\n\n'),
          source: guide.source,
        }
      : null
    const task: ChatTask = {
      message,
      turns: turns.slice(-12),
      messageType: 'text',
      reader: { grade, expertiseLevel: null, firstName: 'Ada', role, language: 'en' },
      subject: null,
      page: more.page ?? about.page ?? open,
      passages: [],
      learner: null,
      agents,
      isCollaborating: about.isCollaborating ?? false,
      isAdaptive: about.isAdaptive ?? true,
      isSocratic: role === 'student',
      readingFocus: null,
      dialogue: { state: kept, library },
    }
    const reply = await chat(task, () => {}, new AbortController().signal)
    kept = reply.dialogue ? (JSON.parse(JSON.stringify(reply.dialogue)) as DialogueState) : kept
    turns.push({ role: 'user', content: message }, { role: 'assistant', content: reply.content })
    return reply
  }
  return { say, readState: () => kept }
}
