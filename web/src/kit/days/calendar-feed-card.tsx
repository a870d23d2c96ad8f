import { type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarSync, Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { formatDate } from '../../ui/format/format-date.ts'
import { Field } from '../../ui/forms/field.tsx'
import { Input } from '../../ui/forms/input.tsx'
import { Card, CardHeader, CardTitle } from '../../ui/layout/card.tsx'
import { FailureNote } from '../../ui/states/failure-note.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { toast } from '../../ui/toast/toast-store.ts'
import { useFailureToast } from '../use-failure-toast.ts'

type Feed = { createdAt: string }
type CalendarFeedCardProps = {
  /** What the calendar program gets to see. */
  text: string
  queryKey: QueryKey
  read: () => Promise<{ feed: Feed | null }>
  /** Tells the address once. */
  open: () => Promise<{ feed: Feed; path: string }>
  revoke: () => Promise<unknown>
}

/** A private address for a calendar program, which can be replaced and taken back. */
export function CalendarFeedCard(props: CalendarFeedCardProps) {
  const { text, queryKey, read, open: openFeed, revoke: revokeFeed } = props
  const { t, i18n } = useTranslation('study')
  const { t: tUi } = useTranslation('ui')
  const queryClient = useQueryClient()
  const toastFailure = useFailureToast()
  const { data, isError, isFetching, refetch } = useQuery({ queryKey, queryFn: read })
  const sayFailure = (error: unknown) => toastFailure(t('feed.notSaved'), error)
  const open = useMutation({
    mutationFn: openFeed,
    onSuccess: ({ feed }) => queryClient.setQueryData(queryKey, { feed }),
    onError: sayFailure,
  })
  const revoke = useMutation({
    mutationFn: revokeFeed,
    onSuccess: () => {
      open.reset()
      queryClient.setQueryData(queryKey, { feed: null })
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
        <p>{text}</p>
        {isError && !data && <FailureNote text={t('feed.failed')} query={{ refetch, isFetching }} isRow />}
        {!data && !isError && <Skeleton className="h-11 w-56" shape="control" />}
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
  const { t } = useTranslation('study')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      toast({ title: t('feed.copied') })
    } catch {
      toast({ title: t('feed.copyFailed'), description: t('feed.copyByHand'), variant: 'destructive' })
    }
  }
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('feed.address')} description={t('feed.addressHint')} className="min-w-0 flex-1">
        <Input readOnly value={address} onFocus={(event) => event.target.select()} />
      </Field>
      <Button icon={Copy} variant="outline" onClick={() => void copy()}>
        {t('feed.copy')}
      </Button>
    </div>
  )
}
