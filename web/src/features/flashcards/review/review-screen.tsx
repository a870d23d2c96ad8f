import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Flashcard } from '#contract/study/flashcards.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { FetchedDialog } from '../../../kit/study/fetched-dialog.tsx'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { FullScreen } from '../../../ui/overlays/full-screen.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import type { ReviewWish } from '../read-view.ts'
import { EndView } from './end-view.tsx'
import type { CardsPath } from './pages-of-family.ts'
import { RatingButtons } from './rating-buttons.tsx'
import { ReviewBar } from './review-bar.tsx'
import { ReviewCard } from './review-card.tsx'
import { UnsentNote } from './unsent-note.tsx'
import { type Review, useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

const loadCard = async () => (await import('../dialog/card-dialog.tsx')).CardDialog

type ReviewScreenProps = { user: User; wish: ReviewWish; path: CardsPath; onClose: () => void }

/** Nothing but the cards, until they are done or the learner leaves. */
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
