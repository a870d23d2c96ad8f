import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { secondFactor } from '#contract/profile/second-factor.ts'
import { secondFactorQuery } from '../../../../kit/second-factor.data.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Badge } from '../../../../ui/display/badge.tsx'
import { Card, CardDescription, CardTitle } from '../../../../ui/layout/card.tsx'
import { ErrorState } from '../../../../ui/states/error-state.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { useWriter } from '../../profile.data.ts'
import { EnrolDialog } from './enrol-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** For teachers and admins: signing in takes a code of an app as well. */
export function SecondFactorCard() {
  const { t, i18n } = useTranslation('profile')
  const queryClient = useQueryClient()
  const state = useQuery(secondFactorQuery)
  const [open, setOpen] = useState<'enrol' | 'end' | null>(null)
  const refresh = () => queryClient.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  const end = useWriter(secondFactor.remove, refresh)
  const formatDay = (moment: string) =>
    new Date(moment).toLocaleDateString(i18n.language, { dateStyle: 'long' })
  return (
    <Card className="flex flex-col gap-4">
      <div>
        <CardTitle>{t('factor.title')}</CardTitle>
        <CardDescription>{t('factor.text')}</CardDescription>
      </div>
      {state.isPending && <Skeleton className="h-11" shape="control" />}
      {state.isError && !state.data && (
        <ErrorState
          title={t('factor.failed')}
          headingLevel={3}
          onRetry={() => void state.refetch()}
          isRetrying={state.isFetching}
        />
      )}
      {state.data && !state.data.since && (
        <>
          {state.data.isRequired && (
            <p className="rounded-control bg-warning-soft p-3 text-warning-ink">{t('factor.required')}</p>
          )}
          <Button className="self-start" onClick={() => setOpen('enrol')}>
            <ShieldCheck aria-hidden="true" />
            {t('factor.begin')}
          </Button>
        </>
      )}
      {state.data?.since && (
        <>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone="success">{t('factor.on')}</Badge>
            {t('factor.since', { day: formatDay(state.data.since) })}
          </p>
          <p className="text-muted">{t('factor.left', { count: state.data.recoveryCodesLeft })}</p>
          {!state.data.isRequired && (
            <Button variant="outline" className="self-start" onClick={() => setOpen('end')}>
              {t('factor.end')}
            </Button>
          )}
        </>
      )}
      {open === 'enrol' && (
        <EnrolDialog
          onClose={() => {
            setOpen(null)
            void refresh()
          }}
        />
      )}
      {open === 'end' && (
        <PasswordDialog
          title={t('factor.endTitle')}
          text={t('factor.endText')}
          confirmLabel={t('factor.end')}
          writer={end}
          onDone={() => {
            setOpen(null)
            toast({ title: t('factor.ended') })
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}
