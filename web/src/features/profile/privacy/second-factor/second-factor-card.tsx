import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type SecondFactorState, secondFactor } from '#contract/profile/second-factor.ts'
import { QueryView } from '../../../../kit/queries/query-view.tsx'
import { useWrite } from '../../../../kit/queries/use-write.ts'
import { passkeysQuery } from '../../../../kit/second-factor/passkeys.ts'
import { secondFactorQuery } from '../../../../kit/second-factor/second-factor.data.ts'
import { currentUserQuery } from '../../../../kit/session.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Card, CardIntro } from '../../../../ui/layout/card.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { PasswordDialog } from '../password-dialog.tsx'
import { EnrollDialog } from './enroll-dialog.tsx'

/** For teachers and admins: signing in takes a code of an app as well. */
export function SecondFactorCard() {
  const { t } = useTranslation('profile')
  const query = useQuery(secondFactorQuery)
  return (
    <Card className="flex flex-col gap-4">
      <CardIntro title={t('factor.title')} text={t('factor.text')} />
      <QueryView
        query={query}
        failed={t('factor.failed')}
        headingLevel={3}
        loading={<Skeleton className="h-11" shape="control" />}
      >
        {(state) => (state.hasAuthenticator ? <Authenticator state={state} /> : <SetUp state={state} />)}
      </QueryView>
    </Card>
  )
}

function useRefresh() {
  const queryClient = useQueryClient()
  // What is still asked of staff is said with who is signed in.
  return () =>
    [secondFactorQuery, currentUserQuery].map(({ queryKey }) => queryClient.invalidateQueries({ queryKey }))
}

function SetUp({ state: { since, isRequired } }: { state: SecondFactorState }) {
  const { t } = useTranslation('profile')
  const refresh = useRefresh()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {isRequired && since === null && (
        <p className="rounded-control bg-warning-soft p-3 text-warning-ink">{t('factor.required')}</p>
      )}
      <Button className="self-start" onClick={() => setOpen(true)}>
        <ShieldCheck aria-hidden="true" />
        {t('factor.begin')}
      </Button>
      {isOpen && (
        <EnrollDialog
          onClose={() => {
            setOpen(false)
            void refresh()
          }}
        />
      )}
    </>
  )
}

function Authenticator({ state: { since, isRequired, recoveryCodesLeft } }: { state: SecondFactorState }) {
  const { t, i18n } = useTranslation('profile')
  const refresh = useRefresh()
  const passkeys = useQuery(passkeysQuery).data?.passkeys ?? []
  const end = useWrite(secondFactor.remove, { done: t('factor.ended'), onSuccess: refresh })
  const [isEnding, setEnding] = useState(false)
  const formatDay = (moment: string) =>
    new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  return (
    <>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="success">{t('factor.on')}</Badge>
        {since && t('factor.since', { day: formatDay(since) })}
      </p>
      <p className="text-muted">{t('factor.left', { count: recoveryCodesLeft })}</p>
      {(!isRequired || passkeys.length > 0) && (
        <Button variant="outline" className="self-start" onClick={() => setEnding(true)}>
          {t('factor.end')}
        </Button>
      )}
      {isEnding && (
        <PasswordDialog
          title={t('factor.endTitle')}
          text={passkeys.length > 0 ? t('factor.endTextWithPasskey') : t('factor.endText')}
          confirmLabel={t('factor.end')}
          writer={end}
          onDone={() => setEnding(false)}
          onClose={() => setEnding(false)}
        />
      )}
    </>
  )
}
