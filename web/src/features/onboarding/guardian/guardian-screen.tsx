import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormProvider, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type GuardianState, guardian } from '#contract/onboarding/guardian.ts'
import { dashboardAfterSignIn } from '#engines/accounts/index.ts'
import { guardianQuery } from '../../../kit/guardian.data.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { LinkButton } from '../../../kit/navigation/link-button.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { onboardingProgressQuery } from '../../../kit/session.ts'
import { useTabTitle } from '../../../kit/use-tab-title.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { SaveFailure, StepHeading } from '../step-parts.tsx'
import { type GuardianDraft, GuardianFields, WhatChanges } from './guardian-fields.tsx'

/** The agreement on its own: given later, together with a child, or taken back. */
export function GuardianScreen({ user }: { user: User }) {
  const { t } = useTranslation('onboarding')
  const state = useQuery(guardianQuery)
  useTabTitle(t('guardian.title'))
  return (
    <div data-step="guardian" className="mx-auto flex w-full max-w-2xl flex-col gap-6 pb-10">
      <StepHeading isHeard={isYoung(user)}>{t('guardian.title')}</StepHeading>
      {state.isPending && (
        <SkeletonArea className="flex flex-col gap-4">
          <Skeleton className="h-24" />
          <Skeleton className="h-13" shape="control" />
        </SkeletonArea>
      )}
      {state.isError && !state.data && (
        <ErrorState title={t('guardian.failed')} query={state} headingLevel={2} />
      )}
      {state.data && <Agreement key={String(state.data.agreement?.agreedAt)} state={state.data} />}
      <div className="flex justify-center">
        <LinkButton to={dashboardAfterSignIn(user)} variant="ghost">
          {t('done.toDashboard')}
        </LinkButton>
      </div>
    </div>
  )
}

function Agreement({ state: { isNeeded, agreement } }: { state: GuardianState }) {
  const { t, i18n } = useTranslation('onboarding')
  const withdraw = useWriteState(guardian.withdraw)
  if (agreement) {
    const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' }).format(
      new Date(agreement.agreedAt),
    )
    return (
      <>
        <p role="status">{t('guardian.agreed', { name: agreement.guardianName, day })}</p>
        <WhatChanges />
        <Button variant="outline" onClick={() => withdraw.mutate({})} isPending={withdraw.isPending}>
          {t('guardian.takeBack')}
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
  return isNeeded ? <AgreementForm /> : <p role="status">{t('guardian.notNeeded')}</p>
}

function AgreementForm() {
  const { t } = useTranslation('onboarding')
  const agree = useWriteState(guardian.agree)
  const form = useForm<GuardianDraft>({
    defaultValues: { guardianName: '', guardianEmail: '', guardianAgrees: 'yes' },
  })
  const send = form.handleSubmit(({ guardianName, guardianEmail }) =>
    agree.mutate({ guardianName: guardianName.trim(), guardianEmail: guardianEmail.trim() }),
  )
  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={(event) => void send(event)} className="flex flex-col gap-5">
        <p role="status">{t('guardian.shielded')}</p>
        <WhatChanges />
        <GuardianFields isNameNeeded />
        <Button type="submit" size="large" isPending={agree.isPending} pendingLabel={t('saving')}>
          {t('guardian.agreeButton')}
        </Button>
        {agree.error && (
          <SaveFailure
            title={t('failure.title')}
            error={agree.error}
            onRetry={() => void send()}
            isRetrying={agree.isPending}
          />
        )}
      </form>
    </FormProvider>
  )
}

function useWriteState<E extends typeof guardian.agree | typeof guardian.withdraw>(endpoint: E) {
  const queryClient = useQueryClient()
  return useWrite(endpoint, {
    onSuccess: (state: GuardianState) => {
      queryClient.setQueryData(guardianQuery.queryKey, state)
      // What others see of a child, and what the steps show, has changed.
      void queryClient.invalidateQueries({ queryKey: ['leaderboard'] })
      void queryClient.invalidateQueries({ queryKey: onboardingProgressQuery.queryKey })
    },
  })
}
