import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useQueryClient,
} from '@tanstack/react-query'
import type { User } from '#contract/accounts.ts'
import type { InputOf } from '#contract/endpoint.ts'
import { CARDS_PER_PAGE, type Flashcard, flashcards } from '#contract/study/flashcards.ts'
import { call } from '../../api/call.ts'
import { listQuery } from '../../kit/queries/list-query.ts'
import { findNextPage } from '../../kit/study/find-next-page.ts'
import { dropItem, type Page, placeItem } from '../../kit/study/pages.ts'
import { isFound, type ListFilter } from './card-filter.ts'
import type { ReviewWish } from './read-view.ts'

/** Of one learner: another one's cards are never mixed in. */
const listKey = (userId: number) => ['flashcards', 'list', userId] as const

export const cardsQuery = (userId: number, filter: ListFilter) =>
  infiniteQueryOptions({
    ...listQuery([...listKey(userId), filter], flashcards.list, { id: userId, ...filter }, CARDS_PER_PAGE),
    placeholderData: keepPreviousData,
  })

export const deletedQuery = (userId: number) =>
  infiniteQueryOptions({
    queryKey: ['flashcards', 'deleted', userId],
    queryFn: ({ pageParam, signal }) =>
      call(
        flashcards.list,
        { id: userId, only: 'deleted', ...(pageParam && { before: pageParam }) },
        { signal },
      ),
    initialPageParam: 0,
    getNextPageParam: (page: Flashcard[]) => findNextPage(page, CARDS_PER_PAGE),
  })

export const tagsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['flashcards', 'tags', userId],
    queryFn: () => call(flashcards.tags, { id: userId }),
  })

/** What is due changes by itself with the clock: it is asked anew whenever it is looked at. */
const ALWAYS_ASKED = { staleTime: 0 }

export const dueQuery = ({ isAll, ...filter }: ReviewWish) =>
  queryOptions({
    queryKey: ['flashcards', 'due', isAll, filter],
    queryFn: ({ signal }) =>
      call(flashcards.due, { ...filter, ...(isAll && { all: 'true' as const }) }, { signal }),
    placeholderData: keepPreviousData,
    ...ALWAYS_ASKED,
  })

export const forecastQuery = queryOptions({
  queryKey: ['flashcards', 'forecast'],
  queryFn: () => call(flashcards.forecast, {}),
  ...ALWAYS_ASKED,
})

export const limitsQuery = queryOptions({
  queryKey: ['flashcards', 'limits'],
  queryFn: () => call(flashcards.limits, {}),
  ...ALWAYS_ASKED,
})

export const pausePreviewQuery = (days: number, spreadOverDays: number) =>
  queryOptions({
    queryKey: ['flashcards', 'pausePreview', days, spreadOverDays],
    queryFn: ({ signal }) => call(flashcards.previewPause, { days, spreadOverDays }, { signal }),
    placeholderData: keepPreviousData,
    ...ALWAYS_ASKED,
  })

/** The form checks first and says it in its own words; whoever comes past the form is stopped here. */
export async function createCard(
  user: Pick<User, 'id'> | null,
  card: Omit<InputOf<typeof flashcards.create>, 'userId'>,
  idempotencyKey: string,
): Promise<Flashcard> {
  if (!user) throw new Error('User not authenticated')
  if (!card.front.trim() || !card.back.trim()) throw new Error('Front and back content are required')
  return call(
    flashcards.create,
    { noteId: null, lessonId: null, lastReviewed: null, nextReviewDate: null, ...card, userId: user.id },
    { idempotencyKey },
  )
}

export function useCardLists(userId: number) {
  const queryClient = useQueryClient()

  function changeLists(change: (pages: readonly Page<Flashcard>[], filter: ListFilter) => Page<Flashcard>[]) {
    const lists = queryClient.getQueriesData<InfiniteData<Page<Flashcard>, number>>({
      queryKey: listKey(userId),
    })
    for (const [key, list] of lists) {
      if (!list) continue
      queryClient.setQueryData(key, { ...list, pages: change(list.pages, (key[3] ?? {}) as ListFilter) })
    }
  }

  return {
    /** A created, changed or restored card in every list that it belongs to, without fetching thousands anew. */
    show: (card: Flashcard) =>
      changeLists((pages, filter) =>
        isFound(card, filter) ? placeItem(pages, card) : dropItem(pages, card.id),
      ),
    hide: (id: number) => changeLists((pages) => dropItem(pages, id)),
    /** Everything about the cards but the lists, which `show` and `hide` keep. */
    refreshFigures: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [area, what] }) => area === 'flashcards' && what !== 'list',
      }),
    /** After many cards came at once. */
    refreshAll: () => queryClient.invalidateQueries({ queryKey: ['flashcards'] }),
  }
}
