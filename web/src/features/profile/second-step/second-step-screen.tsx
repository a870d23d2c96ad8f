import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { CircleCheck, Fingerprint, Smartphone } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type SecondFactorState, secondFactor } from '#contract/profile/second-factor.ts'
import { findPageAfterSetUp } from '../../../kit/navigation/destination.ts'
import { QueryView } from '../../../kit/queries/query-view.tsx'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { canUsePasskeys, passkeysQuery } from '../../../kit/second-factor/passkeys.ts'
import { secondFactorQuery } from '../../../kit/second-factor/second-factor.data.ts'
import { currentUserQuery } from '../../../kit/session.ts'
import { withUser } from '../../../kit/with-user.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { AddPasskeyDialog } from '../privacy/second-factor/add-passkey-dialog.tsx'
import { EnrollDialog, type Secret } from '../privacy/second-factor/enroll-dialog.tsx'

/** Where staff set up two-step sign-in right after signing in, and are led on to where they wanted. */
export const SecondStepScreen = withUser(SecondStep)

function SecondStep({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  const state = useQuery(secondFactorQuery)
  const leadOn = useLeadOn(user)
  return (
    <div className="mx-auto flex w-full max-w-2xl flex-col gap-6">
      <PageHeader title={t('secondStep.title')} intro={t('secondStep.text')} />
      <QueryView
        query={state}
        failed={t('factor.failed')}
        loading={<SkeletonBlocks blocks={['h-36']} times={2} className="flex flex-col gap-4" />}
      >
        {(found) =>
          found.since === null ? (
            <Ways state={found} onLater={() => void leadOn()} />
          ) : (
            <Done onGo={() => void leadOn()} />
          )
        }
      </QueryView>
    </div>
  )
}

function useLeadOn(user: User) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { wanted } = useLocation().state
  return async () => {
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey })
    const now = queryClient.getQueryData(currentUserQuery.queryKey) ?? user
    await navigate({ ...findPageAfterSetUp(now, wanted), replace: true })
  }
}

function Done({ onGo }: { onGo: () => void }) {
  const { t } = useTranslation('profile')
  return (
    <Card className="flex flex-col items-start gap-4">
      <p role="status" className="flex items-center gap-3 font-medium">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-success-ink" />
        {t('secondStep.done')}
      </p>
      <Button size="large" onClick={onGo}>
        {t('factor.continue')}
      </Button>
    </Card>
  )
}

/** A passkey first, where the browser has them: there is nothing to install and nothing to type. */
function Ways({ state, onLater }: { state: SecondFactorState; onLater: () => void }) {
  const { t } = useTranslation('profile')
  const canAdd = canUsePasskeys(useQuery(passkeysQuery).data?.host)
  const queryClient = useQueryClient()
  const refresh = () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  const [open, setOpen] = useState<{ way: 'passkey' } | { way: 'app'; given: Secret | null } | null>(null)
  const begin = useWrite(secondFactor.begin, {
    onSuccess: (given) => setOpen({ way: 'app', given }),
    // The sign-in was a while ago: the dialog asks for the password first.
    onError: () => setOpen({ way: 'app', given: null }),
  })
  const close = () => {
    setOpen(null)
    void refresh()
  }
  return (
    <>
      {canAdd && (
        <Way icon={<Fingerprint />} title={t('secondStep.passkey')} text={t('secondStep.passkeyText')}>
          <Button onClick={() => setOpen({ way: 'passkey' })}>{t('passkeys.add')}</Button>
        </Way>
      )}
      <Way icon={<Smartphone />} title={t('secondStep.app')} text={t('secondStep.appText')}>
        <Button
          variant={canAdd ? 'outline' : 'primary'}
          isPending={begin.isPending}
          onClick={() => begin.mutate({})}
        >
          {t('secondStep.useApp')}
        </Button>
      </Way>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="ghost" onClick={onLater}>
          {t('secondStep.later')}
        </Button>
        {state.isRequired && (
          <p className="min-w-0 flex-1 basis-60 text-muted">{t('secondStep.laterText')}</p>
        )}
      </div>
      {open?.way === 'passkey' && <AddPasskeyDialog onClose={close} />}
      {open?.way === 'app' && <EnrollDialog given={open.given} onClose={close} />}
    </>
  )
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode }

function Way({ icon, title, text, children }: WayProps) {
  return (
    <Card className="flex flex-col items-start gap-4">
      <div className="flex gap-4">
        <span aria-hidden="true" className="mt-1 shrink-0 text-brand-ink [&_svg]:size-7">
          {icon}
        </span>
        <div>
          <CardTitle>{title}</CardTitle>
          <CardDescription>{text}</CardDescription>
        </div>
      </div>
      {children}
    </Card>
  )
}
