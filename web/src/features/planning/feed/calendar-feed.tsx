import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarSync, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { planning } from '#contract/study/planning.ts'
import { call } from '../../../api/call.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { formatDate } from '../../../ui/format/format-date.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Card, CardHeader, CardTitle } from '../../../ui/layout/card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { findErrorWords } from '../error-words.ts'
import { feedQuery } from '../planning.data.ts'

export function CalendarFeed() {
  const { t, i18n } = useTranslation('planning')
  const { t: tUi } = useTranslation('ui')
  const queryClient = useQueryClient()
  const { data, isError, isFetching, refetch } = useQuery(feedQuery)
  const sayFailure = (error: unknown) =>
    toast({
      title: t('toasts.notSaved'),
      description: findErrorWords(error, t('toasts.saveFailed')),
      variant: 'destructive',
    })
  const open = useMutation({
    mutationFn: () => call(planning.openCalendarFeed, {}),
    onSuccess: ({ feed }) => queryClient.setQueryData(feedQuery.queryKey, { feed }),
    onError: sayFailure,
  })
  const revoke = useMutation({
    mutationFn: () => call(planning.revokeCalendarFeed, {}),
    onSuccess: () => {
      open.reset()
      queryClient.setQueryData(feedQuery.queryKey, { feed: null })
      toast({ title: t('feed.revoked') })
    },
    onError: sayFailure,
  })
  const address = open.data && `${location.origin}${open.data.path}`
  const feed = data?.feed
  return (
    <Card>
      <CardHeader>
        <CardTitle className="flex items-center gap-2">
          <CalendarSync aria-hidden="true" className="size-6 text-brand" />
          {t('feed.heading')}
        </CardTitle>
      </CardHeader>
      <div className="flex flex-col gap-4">
        <p>{t('feed.text')}</p>
        {isError && (
          <div role="alert" className="flex flex-wrap items-center gap-3">
            {t('feed.failed')}
            <Button variant="outline" onClick={() => void refetch()} isPending={isFetching}>
              {t('tryAgain')}
            </Button>
          </div>
        )}
        {!data && !isError && <Skeleton className="h-11 w-56" />}
        {address && <Address address={address} />}
        {feed && !address && (
          <p className="text-muted">
            {t('feed.since', { date: formatDate(feed.createdAt, tUi, i18n.language) })}
          </p>
        )}
        {data && (
          <div className="flex flex-wrap gap-3">
            <Button variant="outline" onClick={() => open.mutate()} isPending={open.isPending}>
              {feed ? t('feed.again') : t('feed.make')}
            </Button>
            {feed && (
              <Button variant="ghost" onClick={() => revoke.mutate()} isPending={revoke.isPending}>
                {t('feed.revoke')}
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  )
}

function Address({ address }: { address: string }) {
  const { t } = useTranslation('planning')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('toasts.copied') })
    } catch {
      toast({ title: t('toasts.copyFailed'), description: t('toasts.copyByHand'), variant: 'destructive' })
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('feed.address')} description={t('feed.addressHint')} className="min-w-0 flex-1">
        <Input readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Button variant="outline" onClick={() => void copy()}>
        <Copy aria-hidden="true" />
        {t('feed.copy')}
      </Button>
    </div>
  )
}
