import { UserRound } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { ListedVideo } from '#contract/study/videos.ts'
import { isYoung } from '../../../kit/learning/is-young.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { isStaff } from '../is-staff.ts'
import { useDeleteVideo } from '../use-delete-video.ts'
import { AllVideos } from './all-videos.tsx'
import { DeletedVideos } from './deleted-videos.tsx'
import { SubjectGroups } from './subject-groups.tsx'
import { useVideoList } from './use-video-list.ts'
import { videoCardId } from './video-card.tsx'
import { VideoResults } from './video-results.tsx'

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
    canDelete: (video: ListedVideo) => video.isOwn || isStaff(user),
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
            <AllVideos list={list} actions={actions} />
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
