import { Pencil, RefreshCw, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Flashcard } from '#contract/study/flashcards.ts'
import { announce } from '../../../kit/announce.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Dots } from '../../../ui/display/dots.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { CardText } from '../card-text.tsx'
import { LeechBadge } from '../leech.tsx'
import { toPlainText } from '../split-pictures.ts'
import { Flip } from './flip.tsx'

type FlashcardItemProps = {
  card: Flashcard
  isYoung: boolean
  onEdit: (card: Flashcard) => void
  onDelete: (card: Flashcard) => void
}

const MOST_TAGS_SHOWN = 4

export function FlashcardItem({ card, isYoung, onEdit, onDelete }: FlashcardItemProps) {
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
export const cardElementId = (id: number) => `flashcard-${id}`

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
