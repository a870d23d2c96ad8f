import { useInfiniteQuery } from '@tanstack/react-query'
import { Layers, Pencil, Plus, RefreshCw, SearchX, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type Flashcard, flashcards } from '#contract/study/flashcards.ts'
import { call } from '../../../api/call.ts'
import { announce } from '../../../kit/announce.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Dots } from '../../../ui/display/dots.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea, Skeletons } from '../../../ui/states/skeleton.tsx'
import { hasFilter, isFound } from '../card-filter.ts'
import { CardText } from '../card-text.tsx'
import { cardsQuery, useCardLists } from '../flashcards.data.ts'
import { LeechBadge } from '../leech.tsx'
import type { ReviewWish } from '../read-view.ts'
import { toPlainText } from '../split-pictures.ts'
import { CardFilters, useFilter } from './card-filters.tsx'
import { Flip } from './flip.tsx'

type FlashcardItemProps = {
  card: Flashcard
  isYoung: boolean
  onEdit: (card: Flashcard) => void
  onDelete: (card: Flashcard) => void
}

const MOST_TAGS_SHOWN = 4

function FlashcardItem({ card, isYoung, onEdit, onDelete }: FlashcardItemProps) {
  const { t } = useTranslation('flashcards')
  const [isFlipped, setFlipped] = useState(false)
  const id = useId()

  function flip() {
    setFlipped(!isFlipped)
    announce(toPlainText(isFlipped ? card.front : card.back, 500))
  }

  return (
    <Card padding="none" className="h-full" id={cardElementId(card.id)} tabIndex={-1}>
      <article aria-label={toPlainText(card.front)} className="flex h-full flex-col">
        <Flip
          id={`${id}-sides`}
          isFlipped={isFlipped}
          onFlip={flip}
          front={<Side label={t('question')} text={card.front} />}
          back={<Side label={t('answer')} text={card.back} />}
        />
        <div className="flex flex-wrap items-center gap-2 px-4 pb-2">
          <Dots
            level={card.difficulty}
            label={t('difficulty.of', { level: card.difficulty })}
            className="me-1"
          />
          {card.isLeech && <LeechBadge lapses={card.lapses} />}
          {card.tags.slice(0, MOST_TAGS_SHOWN).map((tag) => (
            <Badge key={tag} tone="outline">
              <span className="truncate">{tag}</span>
            </Badge>
          ))}
          {card.tags.length > MOST_TAGS_SHOWN && (
            <span className="text-muted">
              {t('list.moreTags', { count: card.tags.length - MOST_TAGS_SHOWN })}
            </span>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-1 border-border border-t p-2">
          <Button
            variant="ghost"
            size={isYoung ? 'large' : 'medium'}
            aria-expanded={isFlipped}
            aria-controls={`${id}-sides`}
            className="me-auto max-sm:px-3"
            onClick={flip}
          >
            <RefreshCw aria-hidden="true" />
            {isFlipped ? t('list.showQuestion') : t('list.showAnswer')}
          </Button>
          <IconButton
            label={t('list.edit')}
            icon={<Pencil aria-hidden="true" />}
            onClick={() => onEdit(card)}
          />
          <IconButton
            label={t('list.delete')}
            icon={<Trash2 aria-hidden="true" />}
            onClick={() => onDelete(card)}
          />
        </div>
      </article>
    </Card>
  )
}

/** Where the keyboard goes when the card beside it is gone. */
const cardElementId = (id: number) => `flashcard-${id}`

const LONG_TEXT = 350

function Side({ label, text }: { label: string; text: string }) {
  const isLong = text.length > LONG_TEXT || text.split('\n').length > 9
  return (
    <div
      // A long text scrolls, and so must be reachable for the arrow keys.
      {...(isLong && { tabIndex: 0 })}
      className="flex max-h-72 min-h-40 flex-col gap-1 overflow-y-auto p-4 focus-visible:-outline-offset-3"
    >
      <p className="font-heading font-medium text-muted">{label}</p>
      <div className="text-lg">
        <CardText text={text} />
      </div>
    </div>
  )
}

type AllCardsProps = {
  user: User
  onCreate: () => void
  onEdit: (card: Flashcard) => void
  onImport: () => void
  onReview: (wish: ReviewWish) => void
}

export function AllCards({ user, onCreate, onEdit, onImport, onReview }: AllCardsProps) {
  const { t } = useTranslation('flashcards')
  const { filters, setFilters, clear, typed, isSettled, asked } = useFilter()
  const found = useInfiniteQuery(cardsQuery(user.id, asked))
  const list = useRef<HTMLDivElement>(null)
  const remove = useRemoveCard(user, list)
  if (found.isPending) return <ListSkeleton />
  if (found.isError && !found.data) return <ErrorState title={t('list.failed')} query={found} />
  const fetched = found.data.pages.flatMap((page) => page.items)
  // What is there is narrowed at once; what else there is comes when the server has answered.
  const isSure = isSettled && !found.isPlaceholderData
  const cards = isSure ? fetched : fetched.filter((card) => isFound(card, typed))
  if (fetched.length === 0 && !hasFilter(asked) && !found.isPlaceholderData) {
    return (
      <EmptyState
        drawing={<PottedSeedling />}
        title={t('list.none')}
        description={t('list.noneText')}
        action={
          <>
            <Button onClick={onCreate}>
              <Plus aria-hidden="true" />
              {t('create')}
            </Button>
            <Button variant="outline" onClick={onImport}>
              {t('files.import')}
            </Button>
          </>
        }
      />
    )
  }
  const { only, ...wish } = asked
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <CardFilters userId={user.id} filters={filters} onChange={setFilters} hasLeeches />
      {hasFilter(wish) && !only && cards.length > 0 && (
        <div>
          <Button variant="secondary" onClick={() => onReview({ ...wish, isAll: true })}>
            <Layers aria-hidden="true" />
            {t('list.reviewThese')}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {t('list.count', { count: cards.length })}
      </p>
      {cards.length === 0 ? (
        <EmptyState
          drawing={<SearchX aria-hidden="true" className="size-12 text-muted" />}
          title={t('list.noMatch')}
          description={only ? t('leech.none') : t('list.noMatchText')}
          action={
            <Button variant="outline" onClick={clear}>
              {t('list.clear')}
            </Button>
          }
        />
      ) : (
        <EndlessList items={cards} keyOf={({ id }) => id} label={t('tabs.all')} query={found}>
          {(card) => (
            <FlashcardItem
              card={card}
              isYoung={isYoung(user)}
              onEdit={onEdit}
              onDelete={(gone) => void remove(gone, cards)}
            />
          )}
        </EndlessList>
      )}
    </div>
  )
}

function useRemoveCard(user: User, list: { current: HTMLElement | null }) {
  const { t } = useTranslation('flashcards')
  const lists = useCardLists(user.id)
  const removeWithUndo = useRemoveWithUndo()
  return (card: Flashcard, shown: readonly Flashcard[]) => {
    const place = shown.findIndex(({ id }) => id === card.id)
    const neighbor = shown[place + 1] ?? shown[place - 1]
    return removeWithUndo({
      remove: async () => {
        await call(flashcards.remove, { id: card.id })
        lists.hide(card.id)
      },
      restore: async () => lists.show(await call(flashcards.restore, { id: card.id })),
      refresh: lists.refreshFigures,
      removed: t('list.deleted'),
      removeFailed: t('list.deleteFailed'),
      moveFocus: () => {
        const beside = neighbor && document.getElementById(cardElementId(neighbor.id))
        ;(beside ?? list.current)?.focus()
      },
    })
  }
}

function ListSkeleton() {
  return (
    <SkeletonArea className="flex flex-col gap-4">
      <Skeleton className="h-11 w-full" shape="control" />
      <div className="grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]">
        <Skeletons blocks={['h-64']} times={6} />
      </div>
    </SkeletonArea>
  )
}
