import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Check, Eye, EyeOff, Flag, TriangleAlert, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type ProjectReview,
  projectSharing,
  type REVIEW_OUTCOMES,
  REVIEW_STATES,
  SHARED_PER_PAGE,
} from '#contract/kids-code/sharing.ts'
import type { Decline } from '#contract/publication/fields.ts'
import { ApiError } from '../../../api/call.ts'
import { useMomentText } from '../../../kit/days/use-moment-text.ts'
import { InboxList } from '../../../kit/inbox/inbox-list.tsx'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useReplaceAddress } from '../../../kit/navigation/use-replace-address.ts'
import { reviewCountQuery } from '../../../kit/project-reviews/review-count.data.ts'
import { DeclineDialog } from '../../../kit/publication/decline-dialog.tsx'
import { PointedText } from '../../../kit/publication/pointed-text.tsx'
import { pagedQuery } from '../../../kit/queries/list-query.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { ProjectPicture } from '../projects/project-picture.tsx'

type ReviewState = (typeof REVIEW_STATES)[number]

const projectReviewsQuery = (state: ReviewState) => ({
  ...pagedQuery(['projectReviews', state], projectSharing.reviews, { state }, SHARED_PER_PAGE),
  staleTime: 0,
})

function useDecide() {
  return useWrite(projectSharing.decide, {
    // Also after a refusal: another adult may have decided meanwhile, or the student taken it back.
    refreshes: [['projectReviews']],
  })
}

type Outcome = (typeof REVIEW_OUTCOMES)[number]

const OPPOSITES = { approved: 'declined', declined: 'approved', kept: 'hidden', hidden: 'kept' } as const

/** Decides, says what that means, and offers to take it back by deciding the other way. */
function useDecideWithWords(onDecided: () => void) {
  const { t } = useTranslation(['projectReviews', 'study'])
  const tell = useErrorText()
  const { mutateAsync, isPending } = useDecide()

  async function decide(id: number, outcome: Outcome, decline?: Decline): Promise<void> {
    try {
      await mutateAsync({ id, outcome, ...decline })
    } catch (error) {
      const isConflict = error instanceof ApiError && error.code === 'conflict'
      toast({
        title: t('study:error'),
        description: isConflict ? tell(error) : t('decideFailed'),
        variant: 'destructive',
      })
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

  return { decide, isPending }
}

type ReviewCardProps = { review: ProjectReview; state: ReviewState; onDecided: () => void }

/** A project with whose it is, what others said about it, and what an adult can decide. */
function ReviewCard({ review, state, onDecided }: ReviewCardProps) {
  const { t } = useTranslation('projectReviews')
  const say = useMomentText()
  const { projectId, title, description, thumbnail, author, sharedAt, reports, telling } = review
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
          {telling.length > 0 && <Telling texts={telling} />}
          {reports.length > 0 && <Reports reports={reports} />}
          <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
            <LinkButton
              to="/kids-code"
              search={{ shared: projectId }}
              aria-describedby={titleId}
              variant="secondary"
            >
              <Eye aria-hidden="true" />
              {t('look')}
            </LinkButton>
            <Decisions id={review.id} titleId={titleId} state={state} onDecided={onDecided} />
          </div>
        </div>
      </article>
    </Card>
  )
}

/** What may tell too much, with its places marked. */
function Telling({ texts }: { texts: ProjectReview['telling'] }) {
  const { t } = useTranslation(['projectReviews', 'publications'])
  return (
    <div className="flex flex-col items-start gap-2">
      <Badge tone="warning">
        <TriangleAlert aria-hidden="true" />
        {t('telling')}
      </Badge>
      <ul className="flex w-full flex-col gap-2">
        {texts.map((text) => (
          <li key={`${text.part}${text.text}`} className="wrap-anywhere rounded-control bg-sunken p-3">
            <span className="font-medium text-muted">{t(`publications:part.${text.part}`)}:</span>{' '}
            <span dir="auto">
              <PointedText text={text} />
            </span>
          </li>
        ))}
      </ul>
    </div>
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
  const [isDeclining, setDeclining] = useState(false)
  const common = { isPending, 'aria-describedby': titleId }
  if (state === 'waiting') {
    return (
      <>
        <Button {...common} onClick={() => void decide(id, 'approved')}>
          <Check aria-hidden="true" />
          {t('approve')}
        </Button>
        <Button {...common} variant="outline" onClick={() => setDeclining(true)}>
          <X aria-hidden="true" />
          {t('decline')}
        </Button>
        {isDeclining && (
          <DeclineDialog
            isPending={isPending}
            onDecline={(decline) => void decide(id, 'declined', decline).then(() => setDeclining(false))}
            onClose={() => setDeclining(false)}
          />
        )}
      </>
    )
  }
  return (
    <>
      <Button {...common} variant="outline" onClick={() => void decide(id, 'kept')}>
        <Check aria-hidden="true" />
        {state === 'hidden' ? t('show') : t('keep')}
      </Button>
      {state === 'reported' && (
        <Button {...common} variant="destructive" onClick={() => void decide(id, 'hidden')}>
          <EyeOff aria-hidden="true" />
          {t('hide')}
        </Button>
      )}
    </>
  )
}

/** What students want to share and what was reported, for their teachers and for admins. */
export function ProjectReviewsScreen() {
  const { t } = useTranslation('projectReviews')
  const replaceAddress = useReplaceAddress()
  const { state: asked } = useSearch({ from: '/teacher/projects' })
  const state = REVIEW_STATES.find((known) => known === asked) ?? 'waiting'
  const counts = useQuery(reviewCountQuery).data
  const show = (next: string) => replaceAddress({ to: '/teacher/projects', search: { state: next } })
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="font-semibold text-3xl">{t('title')}</h1>
        <p className="text-muted">{t('intro')}</p>
        <p className="text-muted">{t('introReports')}</p>
      </div>
      <Tabs value={state} onValueChange={show}>
        <TabList label={t('tabs.label')}>
          {REVIEW_STATES.map((known) => (
            <Tab key={known} value={known}>
              {t(`tabs.${known}`)}
              {known !== 'hidden' && counts && counts[known] > 0 && (
                <Badge tone="warning">{counts[known]}</Badge>
              )}
            </Tab>
          ))}
        </TabList>
        {REVIEW_STATES.map((known) => (
          <TabPanel key={known} value={known}>
            <Reviews state={known} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  )
}

function Reviews({ state }: { state: ReviewState }) {
  const { t } = useTranslation('projectReviews')
  const found = useInfiniteQuery(projectReviewsQuery(state))
  return (
    <InboxList
      found={found}
      toItems={(pages) => pages.flat()}
      keyOf={({ id }) => id}
      words={{
        label: t(`tabs.${state}`),
        failed: t('failed'),
        empty: t(`empty.${state}`),
        emptyText: t(`emptyText.${state}`),
      }}
    >
      {(review, onMoved) => <ReviewCard review={review} state={state} onDecided={onMoved} />}
    </InboxList>
  )
}
