import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { REVIEW_STATES } from '#contract/kids-code/sharing.ts'
import { InboxList } from '../../../kit/inbox/inbox-list.tsx'
import { useReplaceAddress } from '../../../kit/navigation/use-replace-address.ts'
import { reviewCountQuery } from '../../../kit/project-reviews/review-count.data.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { projectReviewsQuery, type ReviewState } from './project-reviews.data.ts'
import { ReviewCard } from './review-card.tsx'

/** What pupils want to share and what was reported, for their teachers and for admins. */
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
