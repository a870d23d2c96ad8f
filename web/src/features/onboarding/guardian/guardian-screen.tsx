import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { CONSENT_LINK_DAYS, type GuardianState, guardian } from '#contract/onboarding/guardian.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { ApiError } from '../../../api/call.ts'
import { guardianQuery } from '../../../kit/guardian/guardian.data.ts'
import { WhatChanges } from '../../../kit/guardian/what-changes.tsx'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { SaveFailure, StepHeading } from '../step-parts.tsx'
import { type GuardianDraft, GuardianFields } from './guardian-fields.tsx'

/** Who agrees for a child: asked here by the child, answered elsewhere by an adult, withdrawn here or there. */
export function GuardianScreen({ user }: { user: User }) {
  const { t } = useTranslation('onboarding')
  useTabTitle(t('guardian.title'))
  return (
    <div data-step="guardian" className="mx-auto flex w-full max-w-2xl flex-col gap-6 pb-10">
      <StepHeading isHeard={isYoung(user)}>{t('guardian.title')}</StepHeading>
      <QueryView
        query={useQuery(guardianQuery)}
        failed={t('guardian.failed')}
        headingLevel={2}
        loading={
          <SkeletonArea className="flex flex-col gap-4">
            <Skeleton className="h-24" />
            <Skeleton className="h-13" shape="control" />
          </SkeletonArea>
        }
      >
        {(state) => <Consent state={state} />}
      </QueryView>
      <div className="flex justify-center">
        <LinkButton to={dashboardAfterSignIn(user)} variant="ghost">
          {t('done.toDashboard')}
        </LinkButton>
      </div>
    </div>
  )
}

function Consent({ state }: { state: GuardianState }) {
  const { t, i18n } = useTranslation('onboarding')
  const formatDay = (moment: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(new Date(moment))
  const { isNeeded, agreement, request, schoolAgreedAt, hasOldAgreement, canAsk } = state
  if (!isNeeded) return <p role="status">{t('guardian.notNeeded')}</p>
  if (agreement)
    return (
      <>
        <p role="status">
          {t('guardian.agreed', { name: agreement.guardianName, day: formatDay(agreement.agreedAt) })}
        </p>
        <WhatChanges intro="standing" />
        <Withdrawal label={t('guardian.takeBack')} />
      </>
    )
  if (schoolAgreedAt)
    return (
      <>
        <p role="status">{t('guardian.school', { day: formatDay(schoolAgreedAt) })}</p>
        <WhatChanges intro="standing" />
      </>
    )
  return (
    <>
      {hasOldAgreement && (
        <p className="rounded-control bg-info-soft p-3 text-info-ink">{t('guardian.old')}</p>
      )}
      {request ? (
        <>
          <p role="status" className="wrap-anywhere">
            {t('guardian.asked', {
              name: request.guardianName,
              email: request.guardianEmail,
              day: formatDay(request.sentAt),
              until: formatDay(request.expiresAt),
            })}
          </p>
          <Withdrawal label={t('guardian.cancel')} />
        </>
      ) : (
        <p role="status">{t('guardian.shielded')}</p>
      )}
      {canAsk ? <AskForm isAgain={request !== null} /> : <p>{t('guardian.askSchool')}</p>}
      <WhatChanges intro="askedByChild" />
    </>
  )
}

function AskForm({ isAgain }: { isAgain: boolean }) {
  const { t } = useTranslation('onboarding')
  const ask = useGuardianWrite(guardian.ask)
  const form = useForm<GuardianDraft>({ defaultValues: { guardianName: '', guardianEmail: '' } })
  const send = form.handleSubmit(({ guardianName, guardianEmail }) =>
    ask.mutate(
      { guardianName: guardianName.trim(), guardianEmail: guardianEmail.trim() },
      {
        onSuccess: () => form.reset(),
        onError: (error) => {
          const issue = error instanceof ApiError && error.issues?.find(isAboutEmail)
          if (issue) form.setError('guardianEmail', { message: issue.message }, { shouldFocus: true })
        },
      },
    ),
  )
  const isTold = form.formState.errors.guardianEmail !== undefined
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
        <p>{t(isAgain ? 'guardian.askAgainText' : 'guardian.askText', { days: CONSENT_LINK_DAYS })}</p>
        <GuardianFields />
        <Button type="submit" size="large" isPending={ask.isPending} pendingLabel={t('saving')}>
          {t('guardian.ask')}
        </Button>
        {ask.error && !isTold && (
          <SaveFailure
            title={t('guardian.notSent')}
            error={ask.error}
            onRetry={() => void send()}
            isRetrying={ask.isPending}
          />
        )}
      </form>
    </FormProvider>
  )
}

const isAboutEmail = ({ field }: { field: string }) => field === 'guardianEmail'

function Withdrawal({ label }: { label: string }) {
  const { t } = useTranslation('onboarding')
  const withdraw = useGuardianWrite(guardian.withdraw)
  return (
    <>
      <Button variant="outline" onClick={() => withdraw.mutate({})} isPending={withdraw.isPending}>
        {label}
      </Button>
      {withdraw.error && (
        <SaveFailure
          title={t('failure.title')}
          error={withdraw.error}
          onRetry={() => withdraw.mutate({})}
          isRetrying={withdraw.isPending}
        />
      )}
    </>
  )
}

function useGuardianWrite<E extends typeof guardian.ask | typeof guardian.withdraw>(endpoint: E) {
  const queryClient = useQueryClient()
  return useWrite(endpoint, {
    onSuccess: (state: GuardianState) => {
      queryClient.setQueryData(guardianQuery.queryKey, state)
      // What others see of a child has changed.
      void queryClient.invalidateQueries({ queryKey: ['leaderboard'] })
    },
  })
}
