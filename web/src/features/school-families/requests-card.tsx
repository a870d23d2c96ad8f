import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeletionRequest, deletionRequests } from '#contract/admin/deletion-requests.ts'
import { LONGEST_DELETION_REASON } from '#contract/families/family-rights.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { MoreButton } from '../../kit/queries/more-button.tsx'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useWrite } from '../../kit/queries/use-write.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { TextareaField } from '../../ui/forms/text-field.tsx'
import { Card, CardDescription, CardTitle } from '../../ui/layout/card.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { REQUESTS_KEY, requestsQuery } from './school-families.data.ts'

/** Guardians who ask that an account is deleted: those that wait, or those that were settled. */
export function RequestsCard({ state }: { state: 'open' | 'settled' }) {
  const { t } = useTranslation('families')
  const query = useInfiniteQuery(requestsQuery(state))
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <CardTitle>{t(`admin.${state}`)}</CardTitle>
        <CardDescription>{t(`admin.${state}Text`)}</CardDescription>
      </div>
      <QueryView
        query={query}
        failed={t('admin.requestsFailed')}
        headingLevel={3}
        loading={<SkeletonBlocks blocks={['h-20']} />}
      >
        {({ pages }) => {
          const all = pages.flatMap(({ requests }) => requests)
          if (all.length === 0) return <p className="text-muted">{t(`admin.${state}None`)}</p>
          return (
            <>
              <ul className="flex flex-col divide-y divide-border">
                {all.map((request) => (
                  <li key={request.id} className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
                    <RequestLine request={request} />
                  </li>
                ))}
              </ul>
              <MoreButton query={query} className="self-start">
                {t('reading.more')}
              </MoreButton>
            </>
          )
        }}
      </QueryView>
    </Card>
  )
}

function RequestLine({ request }: { request: DeletionRequest }) {
  const { t, i18n } = useTranslation('families')
  const [decision, setDecision] = useState<'approve' | 'decline' | null>(null)
  const { child, askedBy, askedAt, reason, isLate, state, decidedAt, decidedBy, answer } = request
  const day = (moment: string) => new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'medium' })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <AppLink
          to="/admin/user-management/$id"
          params={{ id: String(child.id) }}
          className="wrap-anywhere font-semibold underline underline-offset-4"
        >
          {child.name}
        </AppLink>
        {isLate && <Badge tone="warning">{t('admin.late')}</Badge>}
      </div>
      <p className="wrap-anywhere text-muted">
        {t('admin.askedBy', { name: askedBy ?? t('admin.formerGuardian'), day: day(askedAt) })}
      </p>
      {reason !== '' && (
        <q dir="auto" className="wrap-anywhere whitespace-pre-line">
          {reason}
        </q>
      )}
      {state !== 'asked' && (
        <p className="wrap-anywhere">
          {t(`admin.is.${state}`, {
            name: decidedBy ?? t('admin.formerAdmin'),
            day: decidedAt ? day(decidedAt) : '',
          })}{' '}
          {answer && <q dir="auto">{answer}</q>}
        </p>
      )}
      {state === 'asked' && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="destructive"
            aria-label={t('admin.approveOne', { name: child.name })}
            onClick={() => setDecision('approve')}
          >
            {t('admin.approve')}
          </Button>
          <Button
            variant="outline"
            aria-label={t('admin.declineOne', { name: child.name })}
            onClick={() => setDecision('decline')}
          >
            {t('admin.decline')}
          </Button>
        </div>
      )}
      {decision && (
        <DecisionDialog
          request={request}
          isApproved={decision === 'approve'}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  )
}

type DecisionDialogProps = { request: DeletionRequest; isApproved: boolean; onClose: () => void }

function DecisionDialog({ request: { id, child }, isApproved, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('families')
  const [answer, setAnswer] = useState('')
  const [hasTried, setTried] = useState(false)
  const { name } = child
  const decide = useWrite(deletionRequests.decide, {
    refreshes: [REQUESTS_KEY, ['adminDashboard'], ['users']],
    done: t(isApproved ? 'admin.approved' : 'admin.declined', { name }),
    failed: t('rights.notSaved'),
    onSuccess: onClose,
  })
  const isMissing = !isApproved && answer.trim() === ''
  return (
    <FormDialog
      title={t(isApproved ? 'admin.approveTitle' : 'admin.declineTitle', { name })}
      description={t(isApproved ? 'admin.approveText' : 'admin.declineText')}
      submitLabel={t(isApproved ? 'admin.approve' : 'admin.decline')}
      isPending={decide.isPending}
      error={decide.error}
      onSubmit={() => {
        setTried(true)
        if (!isMissing) decide.mutate({ id, isApproved, answer: answer.trim() })
      }}
      onClose={onClose}
    >
      <TextareaField
        label={t('admin.answer')}
        error={hasTried && isMissing ? t('admin.answerNeeded') : undefined}
        isRequired={!isApproved}
        rows={4}
        maxLength={LONGEST_DELETION_REASON}
        value={answer}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </FormDialog>
  )
}
