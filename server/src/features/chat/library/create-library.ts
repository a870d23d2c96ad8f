import type { ChatPassage, ChatSource } from '#tutor/chat/chat-passage.ts'
import type { DialogueLibrary, FoundSection } from '#tutor/dialogue/dialogue-port.ts'
import {
  type FoundPassage,
  type PassageSource,
  type SearchResult,
  type SearchTask,
  searchPassages,
} from '../../../domain/retrieval/search-passages.ts'
import type { Deps } from '../../../platform/deps.ts'
import type { UserRow } from '../../../platform/sessions/sessions.ts'
import type { Opened } from '../open-page.ts'
import { createRecord } from './learner-record.ts'
import { openLesson } from './lesson-guide.ts'
import { createMemory, type Memory } from './memory.ts'
import { createQuestions } from './questions.ts'
import { hasReadLessons } from './readiness.ts'

type LibraryDeps = Pick<Deps, 'db' | 'tutor' | 'library' | 'tracer' | 'now'>

const MOST_PASSAGES = 8
/** As many as the search looks at closely, of which those of one lesson are kept. */
const ALL = 40

/** What a message and the dialogue look up: what the person may read, the open page first. */
export function createSearch(deps: LibraryDeps, user: UserRow, opened: Opened | null) {
  return (question: string, wanted: Partial<SearchTask> = {}): Promise<SearchResult> =>
    searchPassages(deps, {
      viewer: user,
      question,
      lessonId: opened?.lessonId ?? undefined,
      documentId: opened?.documentId ?? undefined,
      documentOwnerId: opened?.documentOwnerId,
      limit: MOST_PASSAGES,
      ...wanted,
    })
}

/** Everything that a dialogue may look at, read with the learner's own rights and only when it is asked for. */
export async function createDialogueLibrary(
  deps: LibraryDeps,
  user: UserRow,
  opened: Opened | null,
  { listMemory, remember }: Memory = createMemory(deps, user.id),
): Promise<DialogueLibrary> {
  const search = createSearch(deps, user, opened)
  const isReady = await hasReadLessons(deps)
  return {
    search: async (question, lessonId) => {
      const { passages } = await search(question, lessonId === undefined ? {} : { lessonId, limit: ALL })
      return passages
        .filter(({ source }) => lessonId === undefined || isLesson(source, lessonId))
        .slice(0, MOST_PASSAGES)
        .map(toFoundSection)
    },
    openLesson: (lessonId) => openLesson(deps.db, user, lessonId),
    ...createQuestions(deps, user),
    ...createRecord(deps, user),
    listMemory,
    remember,
    isReady: () => isReady,
  }
}

const isLesson = ({ kind, id }: PassageSource, lessonId: number): boolean =>
  kind === 'lesson' && id === lessonId

const toFoundSection = (found: FoundPassage): FoundSection => ({
  lessonId: found.source.kind === 'lesson' ? found.source.id : null,
  passage: toChatPassage(found),
  score: found.score,
  likeness: found.cosine ?? 0,
})

export const toChatPassage = ({ source, ...passage }: FoundPassage): ChatPassage => ({
  ...passage,
  source: toChatSource(source),
})

function toChatSource({ kind, id, title, path, documentType, grade, subject }: PassageSource): ChatSource {
  // As of what is open: only documents have a type of their own.
  return { kind, id, title, path, documentType: documentType ?? kind, grade, subject }
}
