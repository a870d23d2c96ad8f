import { type InfiniteData, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { NOTES_PER_PAGE, type Note, notes } from '#contract/study/notes.ts'
import { call } from '../../api/call.ts'
import { listQuery, pagedQuery } from '../queries/list-query.ts'
import { dropItem, type Page, placeItem } from '../study/pages.ts'

type ListFilter = { tag?: string; lessonId?: number }

const listKey = (userId: number) => ['notes', 'list', userId] as const

export const notesQuery = (userId: number, filter: ListFilter) =>
  listQuery([...listKey(userId), filter], notes.list, { id: userId, ...filter }, NOTES_PER_PAGE)

export const deletedNotesQuery = (userId: number) =>
  pagedQuery(['notes', 'deleted', userId], notes.list, { id: userId, only: 'deleted' }, NOTES_PER_PAGE)

export const foundNotesQuery = (userId: number, q: string, tag: string | undefined) =>
  queryOptions({
    queryKey: ['notes', 'found', userId, { q, tag }],
    queryFn: ({ signal }) => call(notes.search, { id: userId, q, ...(tag && { tag }) }, { signal }),
    placeholderData: keepPreviousData,
  })

export const noteTagsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['notes', 'tags', userId],
    queryFn: () => call(notes.tags, { id: userId }),
  })

export const noteQuery = (id: number) =>
  queryOptions({ queryKey: ['notes', 'one', id], queryFn: () => call(notes.one, { id }) })

export type NewNote = Omit<InputOf<typeof notes.create>, 'userId'>

/** The form checks first and says it in its own words; whoever comes past the form is stopped here. */
export async function createNote<Created>(
  create: (input: InputOf<typeof notes.create>) => Promise<Created>,
  user: Pick<User, 'id'> | null,
  note: NewNote,
): Promise<Created> {
  if (!user) throw new Error('User not authenticated')
  if (!note.title.trim() || !note.content.trim()) throw new Error('Title and content are required')
  return create({ ...note, userId: user.id })
}

/** Shows a created, changed or restored note in every list that it belongs to, without fetching thousands anew. */
export function showNote(queryClient: QueryClient, note: Note): void {
  changeLists(queryClient, note.userId, (pages, filter) =>
    belongsTo(note, filter) ? placeItem(pages, note) : dropItem(pages, note.id),
  )
  queryClient.setQueryData(noteQuery(note.id).queryKey, note)
  refreshRest(queryClient)
}

export function hideNote(queryClient: QueryClient, { id, userId }: Pick<Note, 'id' | 'userId'>): void {
  changeLists(queryClient, userId, (pages) => dropItem(pages, id))
  queryClient.removeQueries({ queryKey: noteQuery(id).queryKey })
  refreshRest(queryClient)
}

function belongsTo(note: Note, { tag, lessonId }: ListFilter): boolean {
  return (!tag || note.tags.includes(tag)) && (!lessonId || note.lessonId === lessonId)
}

function refreshRest(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [area, what] }) => area === 'notes' && what !== 'list' && what !== 'one',
  })
}

function changeLists(
  queryClient: QueryClient,
  userId: number,
  change: (pages: readonly Page<Note>[], filter: ListFilter) => Page<Note>[],
): void {
  const lists = queryClient.getQueriesData<InfiniteData<Page<Note>, number>>({ queryKey: listKey(userId) })
  for (const [key, list] of lists) {
    if (!list) continue
    queryClient.setQueryData(key, { ...list, pages: change(list.pages, (key[3] ?? {}) as ListFilter) })
  }
}
