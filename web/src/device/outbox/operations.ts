import type { Endpoint, InputOf, OutputOf } from '#contract/endpoint.ts'
import type { notes } from '#contract/study/notes.ts'
import type { WaitingWrite } from '#engines/outbox/index.ts'

type Mergeable = Pick<WaitingWrite, 'operation' | 'input' | 'standInMoment'>

type Operation<E extends Endpoint> = {
  /** With the shapes of what it sends and gets: every page knows what may wait, few send it. */
  loadEndpoint: () => Promise<E>
  /** What it is about: a refused write holds back the later ones about the same thing. */
  findThing: (input: InputOf<E>, standInId: number | null) => string | null
  /** Makes something that has an id, which the device gives until the server does. */
  isMaking?: true
  /** Changes something whose moment of change is asked for by the next write. */
  isChanging?: true
  /** Of writes with the same name that were never sent, the last one is enough. */
  findReplaced?: (input: InputOf<E>) => string | null
  /** Both as one, where the earlier write about the same thing was never sent; null where they must stay two. */
  merge?: (earlier: Mergeable, input: InputOf<E>) => Record<string, unknown> | null
  /** Gone is what it wanted. */
  isDoneWhenGone?: true
  /** What was done elsewhere meanwhile stands; nobody has to decide about it. */
  isDroppedOnConflict?: true
  /** The screen that asks for it keeps the words itself, and says that the session has ended or the server failed. */
  isTold?: true
  /** First parts of the keys of what a page has fetched and what changes by it. */
  areas: readonly string[]
}

const operation = <E extends Endpoint>(one: Operation<E>): Operation<E> => one
const loadNotes = async () => (await import('#contract/study/notes.ts')).notes
const noteOf = (id: number | string | null) => `notes ${id}`
const LEARNING = ['learning', 'leaderboard', 'accounts', 'badges', 'dashboard'] as const

/**
 * The last words stand; what the server compares with is what the first writer saw. Whoever has not seen the earlier change, in
 * another tab, must not overwrite it: then they stay two, and the writer is asked.
 */
function mergeIntoNote(
  { operation, input, standInMoment }: Mergeable,
  { id, updatedAt: seen, ...change }: InputOf<typeof notes.update>,
): Record<string, unknown> | null {
  if (seen !== undefined && seen !== standInMoment) return null
  if (operation === 'notes.create') return { ...input, ...change }
  return operation === 'notes.update' ? { ...input, ...change, id } : null
}

/** Every write that may wait on the device; those of the contract that say so, and no others. */
export const OPERATIONS = {
  'notes.create': operation({
    loadEndpoint: async () => (await loadNotes()).create,
    findThing: (_, standInId) => noteOf(standInId),
    isMaking: true,
    isChanging: true,
    isTold: true,
    areas: ['notes'],
  }),
  'notes.update': operation({
    loadEndpoint: async () => (await loadNotes()).update,
    findThing: ({ id }) => noteOf(id),
    isChanging: true,
    merge: mergeIntoNote,
    isTold: true,
    areas: ['notes'],
  }),
  'notes.remove': operation({
    loadEndpoint: async () => (await loadNotes()).remove,
    findThing: ({ id }) => noteOf(id),
    isDoneWhenGone: true,
    isTold: true,
    areas: ['notes'],
  }),
  'notes.restore': operation({
    loadEndpoint: async () => (await loadNotes()).restore,
    findThing: ({ id }) => noteOf(id),
    isTold: true,
    areas: ['notes'],
  }),
  'flashcards.rate': operation({
    loadEndpoint: async () => (await import('#contract/study/flashcards.ts')).flashcards.rate,
    findThing: ({ id }) => `flashcards ${id}`,
    isDoneWhenGone: true,
    isDroppedOnConflict: true,
    areas: ['flashcards'],
  }),
  'progress.save': operation({
    loadEndpoint: async () => (await import('#contract/progress.ts')).progress.save,
    findThing: () => null,
    // The seconds of a visit are a running total; a completion is never replaced by its own reading time.
    findReplaced: ({ visit, completed }) => (visit && !completed ? `visit ${visit.id}` : null),
    isTold: true,
    areas: LEARNING,
  }),
  'quizzes.submit': operation({
    loadEndpoint: async () => (await import('#contract/quizzes.ts')).quizzes.submit,
    findThing: () => null,
    isTold: true,
    areas: LEARNING,
  }),
  'practice.answer': operation({
    loadEndpoint: async () => (await import('#contract/practice.ts')).practice.answer,
    findThing: ({ problemId }) => `problems ${problemId}`,
    areas: [...LEARNING, 'practice', 'skills'],
  }),
}

export type OperationName = keyof typeof OPERATIONS
export type EndpointOf<Name extends OperationName> = Awaited<
  ReturnType<(typeof OPERATIONS)[Name]['loadEndpoint']>
>
export type InputTo<Name extends OperationName> = InputOf<EndpointOf<Name>>
export type AnswerTo<Name extends OperationName> = OutputOf<EndpointOf<Name>>

/** Written by this version or an older one: what no version knows any more is left where it is. */
export function findOperation(name: string): Operation<Endpoint> | undefined {
  return (OPERATIONS as unknown as Record<string, Operation<Endpoint>>)[name]
}
