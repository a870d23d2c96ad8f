import { BookOpen, Plus, Wifi, WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../kit/app-link.tsx'
import { DownloadWeek } from '../../kit/downloads/download-week.tsx'
import { useDownloads } from '../../kit/downloads/use-downloads.ts'
import { useUser } from '../../kit/session.ts'
import { useOnline } from '../../kit/use-online.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { DownloadList } from './download-list.tsx'
import { StorageCard } from './storage-card.tsx'
import { useAdoption } from './use-adoption.ts'

export function DownloadsScreen() {
  const user = useUser()
  // Nobody is here only for the moment in which somebody signs out.
  return user && <Downloads user={user} />
}

function Downloads({ user }: { user: User }) {
  const { t, i18n } = useTranslation('downloads')
  const isOnline = useOnline()
  const { downloads, usedKb, isPending, isPartial, retry } = useDownloads(user.id)
  useAdoption(user.id, downloads, isOnline && !isPending)
  return (
    <div className="mx-auto flex w-full max-w-5xl flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="flex flex-col items-start gap-2">
          <h1 className="font-semibold text-3xl">{t('title')}</h1>
          <p className="text-muted">{t('intro')}</p>
          <div role="status">
            <Badge tone={isOnline ? 'success' : 'warning'}>
              {isOnline ? <Wifi aria-hidden="true" /> : <WifiOff aria-hidden="true" />}
              {isOnline ? t('online') : t('offline')}
            </Badge>
          </div>
        </div>
        <NewDownload isOnline={isOnline} />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <StorageCard usedKb={usedKb} locale={i18n.language} />
        <DownloadWeek user={user} />
      </div>
      {isPending ? (
        <SkeletonBlocks blocks={['h-32', 'h-32']} />
      ) : (
        <>
          {(downloads.length > 0 || isPartial) && (
            <DownloadList user={user} downloads={downloads} isPartial={isPartial} onRetry={retry} />
          )}
          {downloads.length === 0 && (
            <EmptyState
              drawing={<OpenBook />}
              title={t('list.empty')}
              description={t('list.emptyText')}
              action={
                <LessonsButton isOnline={isOnline}>
                  <BookOpen aria-hidden="true" />
                  {t('list.first')}
                </LessonsButton>
              }
            />
          )}
        </>
      )}
    </div>
  )
}

function NewDownload({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation('downloads')
  return (
    <div className="flex max-w-64 flex-col gap-1">
      <LessonsButton isOnline={isOnline}>
        <Plus aria-hidden="true" />
        {t('new')}
      </LessonsButton>
      {!isOnline && <p className="text-muted">{t('newOffline')}</p>}
    </div>
  )
}

/** Leads to the lessons; without a connection there is nothing to choose from. */
function LessonsButton({ isOnline, children }: { isOnline: boolean; children: ReactNode }) {
  if (!isOnline) return <Button disabled>{children}</Button>
  return (
    <Button asChild>
      <AppLink to="/lessons">{children}</AppLink>
    </Button>
  )
}
