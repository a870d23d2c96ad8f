import { Pencil, Undo2, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { DueCard, Flashcard } from '#contract/study/flashcards.ts'
import { RATINGS, type Rating } from '#engines/flashcards/index.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { ProgressBar } from '../../../ui/display/progress-bar.tsx'
import { Sprout } from '../../../ui/drawings/sprout.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { FullScreen } from '../../../ui/overlays/full-screen.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { DueCounts, NextDue } from '../due/due-counts.tsx'
import type { CardsPath, ReviewWish } from '../read-view.ts'
import { toPlainText } from '../split-pictures.ts'
import { formatInterval } from './format-interval.ts'
import { ReviewCard } from './review-card.tsx'
import { countDone, countLeft, type Session, sumUp } from './session.ts'
import { UnsentNote } from './unsent-note.tsx'
import { type Review, useReview } from './use-review.ts'

const MOST_SHOWN = 5

function EndView({ session, onLeave }: { session: Session; onLeave: () => void }) {
  const { t, i18n } = useTranslation('flashcards')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { cards, learnt, rememberedShare, forgotten } = sumUp(session)
  if (cards === 0)
    return (
      <div className="m-auto flex max-w-md flex-col items-center gap-3 text-center">
        <Sprout stage={4} />
        <h2 ref={heading} tabIndex={-1} className="font-semibold text-2xl outline-none">
          {t('due.none')}
        </h2>
        <p className="text-muted">
          {t('due.caughtUp')}
          <NextDue />
        </p>
        <Button onClick={onLeave}>{t('end.back')}</Button>
      </div>
    )
  return (
    <div className="m-auto flex w-full max-w-xl flex-col items-center gap-5 py-4 text-center">
      <Sprout stage={4} />
      <h2 ref={heading} tabIndex={-1} className="font-semibold text-3xl outline-none">
        {t('end.title')}
      </h2>
      <dl className="grid w-full grid-cols-[repeat(auto-fit,minmax(6.75rem,1fr))] gap-3">
        <Figure label={t('end.cards', { count: cards })} value={String(cards)} />
        <Figure label={t('end.learnt', { count: learnt })} value={String(learnt)} />
        <Figure
          label={t('end.remembered')}
          value={new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(rememberedShare)}
        />
      </dl>
      {forgotten.length > 0 && (
        <Card padding="small" className="w-full text-start">
          <h3 className="font-medium">{t('end.forgotten')}</h3>
          <ul className="list-disc ps-5">
            {forgotten.slice(0, MOST_SHOWN).map((card) => (
              <li key={card.id} className="wrap-anywhere">
                {toPlainText(card.front)}
              </li>
            ))}
          </ul>
        </Card>
      )}
      <p className="text-lg">
        <NextDue />
      </p>
      <Button size="large" onClick={onLeave}>
        {t('end.back')}
      </Button>
    </div>
  )
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div className="flex flex-col-reverse rounded-card border border-border bg-surface px-1.5 py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="font-heading font-semibold text-3xl tabular-nums">{value}</dd>
    </div>
  )
}

type ReviewKeys = {
  /** Not while another dialog is open above. */
  isActive: boolean
  onShow: () => void
  onRate: (rating: Rating) => void
  onUndo: () => void
  onEdit: () => void
}

/** Space and Enter show the answer, 1 to 4 rate, U or Ctrl+Z takes back, E edits: wherever the focus is. */
function useReviewKeys({ isActive, onShow, onRate, onUndo, onEdit }: ReviewKeys): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || event.altKey || event.defaultPrevented || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    const run = event.ctrlKey || event.metaKey ? (key === 'z' ? onUndo : null) : choose(key, event.target)
    if (!run) return
    event.preventDefault()
    run()
  })

  function choose(key: string, target: EventTarget | null): (() => void) | null {
    const rating = /^[1-4]$/.test(key) ? RATINGS[Number(key) - 1] : undefined
    if (rating) return () => onRate(rating)
    if (key === 'u') return onUndo
    if (key === 'e') return onEdit
    // Buttons and links do on these keys what they say.
    return (key === ' ' || key === 'enter') && !isButton(target) ? onShow : null
  }

  useEffect(() => {
    if (!isActive) return
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isActive])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null

const isButton = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, summary') !== null

const EDGES: Record<Rating, string> = {
  again: 'border-b-tone-red',
  hard: 'border-b-tone-amber',
  good: 'border-b-tone-green',
  easy: 'border-b-info',
}

type RatingButtonsProps = { card: DueCard; isYoung: boolean; onRate: (rating: Rating) => void }

/** Each says when the card comes back if it is pressed. */
function RatingButtons({ card, isYoung, onRate }: RatingButtonsProps) {
  const { t, i18n } = useTranslation('flashcards')
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('review.howWell')}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4 sm:gap-3">
        {RATINGS.map((rating, place) => (
          <button
            key={rating}
            type="button"
            aria-keyshortcuts={String(place + 1)}
            onClick={() => onRate(rating)}
            className={`relative flex flex-col items-center justify-center rounded-control border border-border-strong border-b-4 bg-surface px-3 py-2 hover:bg-fill active:bg-fill ${EDGES[rating]} ${isYoung ? 'min-h-20 text-xl' : 'min-h-16 text-lg'}`}
          >
            <span className="font-heading font-medium">{t(`rating.${rating}`)}</span>{' '}
            <span className="text-base text-muted tabular-nums">
              {formatInterval(card.next[rating].intervalSeconds, i18n.language)}
            </span>
            <span aria-hidden="true" className="absolute top-2 right-2 hidden md:block">
              <Kbd>{place + 1}</Kbd>
            </span>
          </button>
        ))}
      </div>
    </fieldset>
  )
}

const loadCard = async () => (await import('../dialog/card-dialog.tsx')).CardDialog

type ReviewScreenProps = { user: User; wish: ReviewWish; path: CardsPath; onClose: () => void }

export function ReviewScreen({ user, wish, path, onClose }: ReviewScreenProps) {
  const { t } = useTranslation('flashcards')
  const review = useReview(user, wish)
  const [edited, setEdited] = useState<Flashcard | null>(null)
  const card = review.session?.current ?? null
  const edit = () => card && setEdited(card)
  useReviewKeys({
    isActive: edited === null,
    onShow: () => card && review.showAnswer(),
    onRate: (rating) => void review.rate(rating),
    onUndo: () => void review.undo(),
    onEdit: edit,
  })
  return (
    <FullScreen title={t('review.title')} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <div className="mx-auto flex h-full max-w-4xl flex-col gap-3 overflow-y-auto sm:px-4 sm:py-2">
        <ReviewBar review={review} onLeave={onClose} onEdit={card ? edit : null} />
        {review.unsentCount > 0 && <UnsentNote count={review.unsentCount} onSendAgain={review.sendAgain} />}
        <Middle review={review} user={user} path={path} onLeave={onClose} />
      </div>
      {edited && (
        <FetchedDialog
          load={loadCard}
          props={{ user, card: edited, onSaved: review.rewrite, onClose: () => setEdited(null) }}
        />
      )}
    </FullScreen>
  )
}

type MiddleProps = { review: Review; user: User; path: CardsPath; onLeave: () => void }

function Middle({ review, user, path, onLeave }: MiddleProps) {
  const { t } = useTranslation('flashcards')
  const toErrorText = useErrorText()
  const { session, loading, isEnded, isAnswerShown } = review
  const card = session?.current ?? null
  if (session && card) {
    return (
      <>
        <ReviewCard
          key={`${card.id}:${session.rated.length}`}
          card={card}
          isAnswerShown={isAnswerShown}
          isYoung={isYoung(user)}
          path={path}
        />
        <div className="sticky bottom-0 bg-background pt-1 pb-2">
          <div className="mx-auto w-full max-w-2xl">
            {isAnswerShown ? (
              <RatingButtons
                card={card}
                isYoung={isYoung(user)}
                onRate={(rating) => void review.rate(rating)}
              />
            ) : (
              <Button size="large" isFullWidth aria-keyshortcuts="Space" onClick={review.showAnswer}>
                {t('review.show')}
                <span aria-hidden="true" className="hidden md:block">
                  <Kbd className="text-text">{t('review.space')}</Kbd>
                </span>
              </Button>
            )}
          </div>
        </div>
      </>
    )
  }
  if (loading.isError) {
    return (
      <div className="m-auto">
        <ErrorState
          title={t('due.failed')}
          description={toErrorText(loading.error)}
          onRetry={() => loading.mutate()}
          isRetrying={loading.isPending}
        />
      </div>
    )
  }
  if (session && isEnded) return <EndView session={session} onLeave={onLeave} />
  return (
    <div className="m-auto">
      <Spinner label={review.unsentCount > 0 ? t('review.saving') : t('review.loading')} />
    </div>
  )
}

type ReviewBarProps = { review: Review; onLeave: () => void; onEdit: (() => void) | null }

function ReviewBar({ review, onLeave, onEdit }: ReviewBarProps) {
  const { t } = useTranslation('flashcards')
  const { session, canUndo, isUndoing, undo } = review
  const { done, total } = session ? countDone(session) : { done: 0, total: 0 }
  return (
    <header className="flex flex-col gap-2">
      <div className="flex items-center gap-2">
        <IconButton label={t('review.leave')} icon={<X aria-hidden="true" />} onClick={onLeave} />
        <div className="min-w-0 flex-1">
          <ProgressBar
            percent={total === 0 ? 0 : (100 * done) / total}
            label={t('review.progress')}
            isLabelHidden
            valueText={t('review.progressText', { done, total })}
          />
        </div>
        <span aria-hidden="true" className="font-heading text-muted tabular-nums">
          {t('review.progressText', { done, total })}
        </span>
        <IconButton
          label={t('review.undo')}
          icon={<Undo2 aria-hidden="true" />}
          aria-keyshortcuts="U Control+Z"
          disabled={!canUndo}
          isPending={isUndoing}
          onClick={() => void undo()}
        />
        {onEdit && (
          <IconButton
            label={t('list.edit')}
            icon={<Pencil aria-hidden="true" />}
            aria-keyshortcuts="E"
            onClick={onEdit}
          />
        )}
      </div>
      {session?.current && (
        <div className="mx-auto">
          <DueCounts counts={countLeft(session)} />
        </div>
      )}
    </header>
  )
}
