import { Check, Eye, EyeOff, Flag, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProjectReview, REVIEW_OUTCOMES } from '#contract/kids-code/sharing.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { useMomentText } from '../../../kit/days/use-moment-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ProjectPicture } from '../projects/project-picture.tsx'
import { type ReviewState, useDecide } from './project-reviews.data.ts'

type Outcome = (typeof REVIEW_OUTCOMES)[number]

const OPPOSITES = { approved: 'declined', declined: 'approved', kept: 'hidden', hidden: 'kept' } as const

/** Decides, says what that means, and offers to take it back by deciding the other way. */
function useDecideWithWords(onDecided: () => void) {
  const { t } = useTranslation(['projectReviews', 'study'])
  const { mutateAsync, isPending } = useDecide()

  async function decide(id: number, outcome: Outcome): Promise<void> {
    try {
      await mutateAsync({ id, outcome })
    } catch {
      toast({ title: t('study:error'), description: t('decideFailed'), variant: 'destructive' })
      return
    }
    onDecided()
    toast({
      title: t(`toast.${outcome}`),
      ...(outcome === 'declined' && { description: t('toast.declinedText') }),
      ...(outcome === 'hidden' && { description: t('toast.hiddenText') }),
      action: { label: t(`toast.${outcome}Undo`), onAction: () => void decide(id, OPPOSITES[outcome]) },
    })
  }

  return { decide: (id: number, outcome: Outcome) => void decide(id, outcome), isPending }
}

type ReviewCardProps = { review: ProjectReview; state: ReviewState; onDecided: () => void }

/** A project with whose it is, what others said about it, and what an adult can decide. */
export function ReviewCard({ review, state, onDecided }: ReviewCardProps) {
  const { t } = useTranslation('projectReviews')
  const say = useMomentText()
  const { projectId, title, description, thumbnail, author, sharedAt, reports } = review
  const titleId = `review-${review.id}`
  return (
    <Card>
      <article aria-labelledby={titleId} className="flex flex-col gap-4 lg:flex-row lg:gap-6">
        <div className="w-full max-w-60 shrink-0">
          <ProjectPicture id={projectId} thumbnail={thumbnail} />
        </div>
        <div className="flex min-w-0 flex-1 flex-col gap-3">
          <div>
            <h2 id={titleId} dir="auto" className="wrap-anywhere font-semibold text-xl">
              {title}
            </h2>
            <p className="wrap-anywhere">{t('author', author)}</p>
            <p className="text-muted">{t('shared', { date: say(sharedAt) })}</p>
            <p className="wrap-anywhere text-muted">{t('galleryName', { firstName: author.firstName })}</p>
          </div>
          {description && (
            <p dir="auto" className="wrap-anywhere whitespace-pre-wrap">
              {description}
            </p>
          )}
          {reports.length > 0 && <Reports reports={reports} />}
          <div className="flex flex-wrap gap-3 max-sm:*:flex-1">
            <Button asChild variant="secondary">
              <AppLink to="/kids-code" search={{ shared: projectId }} aria-describedby={titleId}>
                <Eye aria-hidden="true" />
                {t('look')}
              </AppLink>
            </Button>
            <Decisions id={review.id} titleId={titleId} state={state} onDecided={onDecided} />
          </div>
        </div>
      </article>
    </Card>
  )
}

function Reports({ reports }: Pick<ProjectReview, 'reports'>) {
  const { t } = useTranslation('projectReviews')
  const say = useMomentText()
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone="warning">
        <Flag aria-hidden="true" />
        {t('reports', { count: reports.length })}
      </Badge>
      <ul className="flex w-full flex-col gap-2">
        {reports.map(({ reason, message, createdAt }) => (
          <li key={`${createdAt}${reason}${message}`} className="rounded-control bg-sunken p-3">
            <p className="flex flex-wrap gap-x-3">
              <span className="font-medium">{t(`reasons.${reason}`)}</span>
              <span className="text-muted">{say(createdAt)}</span>
            </p>
            {message && <p className="wrap-anywhere whitespace-pre-wrap">{message}</p>}
          </li>
        ))}
      </ul>
    </div>
  )
}

type DecisionsProps = { id: number; titleId: string; state: ReviewState; onDecided: () => void }

function Decisions({ id, titleId, state, onDecided }: DecisionsProps) {
  const { t } = useTranslation('projectReviews')
  const { decide, isPending } = useDecideWithWords(onDecided)
  const common = { isPending, 'aria-describedby': titleId }
  if (state === 'waiting') {
    return (
      <>
        <Button {...common} onClick={() => decide(id, 'approved')}>
          <Check aria-hidden="true" />
          {t('approve')}
        </Button>
        <Button {...common} variant="outline" onClick={() => decide(id, 'declined')}>
          <X aria-hidden="true" />
          {t('decline')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button {...common} variant="outline" onClick={() => decide(id, 'kept')}>
        <Check aria-hidden="true" />
        {state === 'hidden' ? t('show') : t('keep')}
      </Button>
      {state === 'reported' && (
        <Button {...common} variant="destructive" onClick={() => decide(id, 'hidden')}>
          <EyeOff aria-hidden="true" />
          {t('hide')}
        </Button>
      )}
    </>
  )
}
