import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { Undo2, UserRound } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type ListedVideo, videos } from '#contract/study/videos.ts'
import { ApiError, call } from '../../../api/call.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import { useRemoveWithUndo } from '../../../kit/study/use-remove-with-undo.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { PottedSeedling } from '../../../ui/drawings/potted-seedling.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SpinnerIcon } from '../../../ui/states/spinner-icon.tsx'
import { groupBySubject, type SubjectGroup } from '../find-videos.ts'
import { deletedVideosQuery, forgetVideo, showVideo, useRestoreAny } from '../videos.data.ts'
import { type CardActions, OpenLink, VideoCard, VideoFacts, videoCardId } from './video-card.tsx'
import { useVideoList, type VideoList, VideoResults, VideosSkeleton } from './video-results.tsx'

/** What a group shows before somebody wants all of it. */
const FIRST_SHOWN = 6

/** Groups need all videos, so the pages still to come are fetched one after the other. */
function SubjectGroups({ list, actions }: { list: VideoList; actions: CardActions }) {
  const { t, i18n } = useTranslation('videos')
  const groups = groupBySubject(list.videos, i18n.language)
  const { hasMore, isFetchingMore, hasMoreFailed } = list
  const fetchMore = useEffectEvent(list.fetchMore)
  useEffect(() => {
    if (hasMore && !isFetchingMore && !hasMoreFailed) fetchMore()
  }, [hasMore, isFetchingMore, hasMoreFailed])
  return (
    <div className="flex flex-col gap-8">
      {groups.map((group) => (
        <Group key={group.subject ?? ''} group={group} actions={actions} />
      ))}
      {hasMore && (
        <p role="status" className="flex items-center gap-3 text-muted">
          {hasMoreFailed ? (
            <Button variant="outline" onClick={list.fetchMore} isPending={isFetchingMore}>
              {t('list.restFailed')}
            </Button>
          ) : (
            <>
              <SpinnerIcon />
              {t('list.gathering')}
            </>
          )}
        </p>
      )}
    </div>
  )
}

function Group({ group: { subject, videos }, actions }: { group: SubjectGroup; actions: CardActions }) {
  const { t } = useTranslation('videos')
  const headingId = useId()
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? videos : videos.slice(0, FIRST_SHOWN)
  const name = subject ?? t('uncategorized')
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <h2 id={headingId} className="wrap-anywhere font-semibold text-xl">
          {name}
        </h2>
        <Badge>{t('list.count', { count: videos.length })}</Badge>
      </div>
      <ul
        aria-labelledby={headingId}
        className="grid grid-cols-1 gap-4 sm:grid-cols-[repeat(auto-fill,minmax(18rem,1fr))]"
      >
        {shown.map((video) => (
          <li key={video.id} className="[contain-intrinsic-height:auto_24rem] [content-visibility:auto]">
            <VideoCard video={video} headingLevel={3} {...actions} />
          </li>
        ))}
      </ul>
      {shown.length < videos.length && (
        <div>
          <Button variant="outline" onClick={() => setWhole(true)}>
            {t('list.showAll', { count: videos.length, subject: name })}
          </Button>
        </div>
      )}
    </section>
  )
}

const LONGEST_SEARCH = 200

type VideoTabsProps = {
  user: User
  onAdd: () => void
  onPreview: (video: ListedVideo) => void
  focusHeading: () => void
}

export function VideoTabs({ user, onAdd, onPreview, focusHeading }: VideoTabsProps) {
  const { t } = useTranslation('videos')
  const [tab, setTab] = useState('all')
  const [search, setSearch] = useState('')
  const [isMine, setMine] = useState(false)
  const list = useVideoList({ search, isMine })
  const deleteVideo = useDeleteVideo()

  /** The keyboard goes on at the card that takes the place of the deleted one. */
  function remove(video: ListedVideo) {
    const place = list.videos.indexOf(video)
    const next = list.videos[place + 1] ?? list.videos[place - 1]
    void deleteVideo(video, () => {
      const card = next && document.getElementById(videoCardId(next.id))
      if (card) card.focus()
      else focusHeading()
    })
  }

  const actions = {
    isYoung: isYoung(user),
    canDelete: (video: ListedVideo) => video.isOwn || user.role === 'admin',
    onPreview,
    onDelete: remove,
  }
  const results = { list, search, isMine, onAdd, onClear: () => setSearch('') }

  return (
    <>
      {tab !== 'deleted' && (
        <search className="flex flex-wrap gap-3">
          <SearchInput
            value={search}
            onValueChange={setSearch}
            maxLength={LONGEST_SEARCH}
            aria-label={t('search')}
            placeholder={t('searchPlaceholder')}
            className="min-w-0 flex-1 basis-48"
          />
          <Button
            variant={isMine ? 'secondary' : 'outline'}
            aria-pressed={isMine}
            onClick={() => setMine(!isMine)}
          >
            <UserRound aria-hidden="true" />
            {t('mine')}
          </Button>
        </search>
      )}
      <Tabs value={tab} onValueChange={setTab}>
        <TabList label={t('tabs.label')}>
          <Tab value="all">{t('tabs.all')}</Tab>
          <Tab value="subjects">{t('tabs.subjects')}</Tab>
          {user.role === 'admin' && <Tab value="deleted">{t('tabs.deleted')}</Tab>}
        </TabList>
        <TabPanel value="all">
          <VideoResults {...results}>
            <EndlessList
              items={list.videos}
              keyOf={(video) => video.id}
              label={t('tabs.all')}
              hasMore={list.hasMore}
              isFetchingMore={list.isFetchingMore}
              onMore={list.fetchMore}
            >
              {(video) => <VideoCard video={video} {...actions} />}
            </EndlessList>
          </VideoResults>
        </TabPanel>
        <TabPanel value="subjects">
          <VideoResults {...results}>
            <SubjectGroups list={list} actions={actions} />
          </VideoResults>
        </TabPanel>
        {user.role === 'admin' && (
          <TabPanel value="deleted">
            <DeletedVideos />
          </TabPanel>
        )}
      </Tabs>
    </>
  )
}

function useDeleteVideo(): (video: ListedVideo, moveFocus: () => void) => Promise<void> {
  const { t } = useTranslation('videos')
  const queryClient = useQueryClient()
  const removeWithUndo = useRemoveWithUndo()
  // A second click must not find that somebody was faster.
  const underWay = useRef(new Set<number>())
  return async ({ id }, moveFocus) => {
    if (underWay.current.has(id)) return
    underWay.current.add(id)
    await removeWithUndo({
      remove: async () => {
        try {
          await call(videos.remove, { id })
        } catch (error) {
          if (error instanceof ApiError && error.status === 404) forgetVideo(queryClient, id)
          throw error
        }
        forgetVideo(queryClient, id)
      },
      restore: async () => showVideo(queryClient, await call(videos.restore, { id })),
      // Both have changed the lists in hand.
      refresh: async () => undefined,
      removed: t('delete.done'),
      removeFailed: t('delete.failed'),
      removedBefore: t('delete.before'),
      moveFocus,
    })
    underWay.current.delete(id)
  }
}

/** For admins: what anybody has deleted and can still be brought back. */
function DeletedVideos() {
  const { t } = useTranslation('videos')
  const found = useInfiniteQuery(deletedVideosQuery)
  const area = useRef<HTMLDivElement>(null)
  if (found.isPending) return <VideosSkeleton />
  if (found.isError && !found.data) return <ErrorState title={t('deleted.failed')} query={found} />
  const videos = found.data.pages.flatMap((page) => page.items)
  return (
    <div ref={area} tabIndex={-1} className="flex flex-col gap-4 outline-none">
      <p className="text-muted">{t('deleted.intro')}</p>
      {videos.length === 0 ? (
        <EmptyState
          drawing={<PottedSeedling />}
          title={t('deleted.none')}
          description={t('deleted.noneText')}
        />
      ) : (
        <EndlessList items={videos} keyOf={(video) => video.id} label={t('tabs.deleted')} query={found}>
          {(video) => <DeletedCard video={video} onRestored={() => area.current?.focus()} />}
        </EndlessList>
      )}
    </div>
  )
}

function DeletedCard({ video, onRestored }: { video: ListedVideo; onRestored: () => void }) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const restore = useRestoreAny({ done: word('restored'), failed: word('error') })
  return (
    <Card padding="small" className="flex h-full flex-col gap-3">
      <h2 className="wrap-anywhere flex-1 font-medium text-lg">{video.title}</h2>
      <VideoFacts video={video} />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          aria-label={t('deleted.restoreNamed', { title: video.title })}
          isPending={restore.isPending}
          onClick={() => restore.mutate({ id: video.id }, { onSuccess: onRestored })}
        >
          <Undo2 aria-hidden="true" />
          {t('deleted.restore')}
        </Button>
        <OpenLink video={video} />
      </div>
    </Card>
  )
}
