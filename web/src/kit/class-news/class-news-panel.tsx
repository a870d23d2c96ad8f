import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { MyAnnouncement } from '#contract/classroom/my-announcements.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FailureNote } from '../../ui/states/failure-note.tsx'
import { myClassesQuery } from '../classroom/my-classes.data.ts'
import { FetchedDialog } from '../study/fetched-dialog.tsx'
import { myAnnouncementsQuery, useRead } from './class-news.data.ts'

const FIRST_SHOWN = 4
const loadNews = async () => (await import('./news-dialog.tsx')).NewsDialog
const loadResources = async () => (await import('./class-resources-dialog.tsx')).ClassResourcesDialog

/** What teachers told the learner's classes, and what they put there to read. Nobody without a class sees it. */
export function ClassNewsPanel({ user }: { user: User }) {
  const { t } = useTranslation('classNews')
  const { data: rooms } = useQuery(myClassesQuery(user.id))
  const isInClass = rooms !== undefined && rooms.length > 0
  const found = useInfiniteQuery({ ...myAnnouncementsQuery(user.id), enabled: isInClass })
  const [opened, setOpened] = useState<MyAnnouncement | null>(null)
  const [isAll, setAll] = useState(false)
  const [hasResources, setResources] = useState(false)
  const read = useRead(user.id)
  const items = found.data?.pages.flatMap((page) => page.items) ?? []
  const unread = items.filter(({ isRead }) => !isRead).length
  const shown = isAll ? items : items.slice(0, FIRST_SHOWN)
  if (!isInClass) return null
  const canShowMore = !isAll && (items.length > FIRST_SHOWN || found.hasNextPage)
  return (
    <section aria-labelledby="class-news-heading" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="class-news-heading" className="flex items-center gap-2 font-semibold text-2xl">
          {t('heading')}
          {unread > 0 && <Badge tone="primary">{t('unread', { count: unread })}</Badge>}
        </h2>
        <Button variant="outline" onClick={() => setResources(true)}>
          {t('resources')}
        </Button>
      </div>
      {found.isError && <FailureNote text={t('failed')} query={found} isRow />}
      {found.data && items.length === 0 && (
        <Card tone="sunken" padding="small">
          <p className="text-muted">{t('none')}</p>
        </Card>
      )}
      {shown.length > 0 && (
        <ul className="flex flex-col gap-2">
          {shown.map((item) => (
            <li key={item.id}>
              <NewsLine
                item={item}
                onOpen={() => {
                  setOpened(item)
                  if (!item.isRead) read(item.id)
                }}
              />
            </li>
          ))}
        </ul>
      )}
      {canShowMore && (
        <Button variant="ghost" onClick={() => setAll(true)}>
          {t('all')}
        </Button>
      )}
      {isAll && found.hasNextPage && (
        <Button
          variant="ghost"
          onClick={() => void found.fetchNextPage()}
          isPending={found.isFetchingNextPage}
        >
          {t('more')}
        </Button>
      )}
      {opened && <FetchedDialog load={loadNews} props={{ item: opened, onClose: () => setOpened(null) }} />}
      {hasResources && (
        <FetchedDialog load={loadResources} props={{ userId: user.id, onClose: () => setResources(false) }} />
      )}
    </section>
  )
}

function NewsLine({ item, onOpen }: { item: MyAnnouncement; onOpen: () => void }) {
  const { t } = useTranslation('classNews')
  const { title, className, teacherName, priority, isRead } = item
  const isLoud = priority === 'high' || priority === 'urgent'
  return (
    <button
      type="button"
      onClick={onOpen}
      className="flex min-h-11 w-full items-start gap-3 rounded-card border border-border bg-surface p-4 text-left hover:border-border-strong"
    >
      <span
        aria-hidden="true"
        className={`mt-2 size-2.5 shrink-0 rounded-full ${isRead ? 'bg-transparent' : 'bg-brand'}`}
      />
      <span className="flex min-w-0 flex-1 flex-col">
        <span dir="auto" className={`wrap-anywhere ${isRead ? '' : 'font-semibold'}`}>
          {!isRead && <span className="sr-only">{t('isNew')} </span>}
          {title}
        </span>
        <span className="wrap-anywhere text-muted">
          {[className, teacherName].filter(Boolean).join(' · ')}
        </span>
      </span>
      {isLoud && (
        <Badge tone={priority === 'urgent' ? 'destructive' : 'warning'}>
          {t(priority === 'urgent' ? 'urgentShort' : 'high')}
        </Badge>
      )}
    </button>
  )
}
