import { useTranslation } from 'react-i18next'
import { EndlessList } from '../../../kit/study/endless-list.tsx'
import type { VideoList } from './use-video-list.ts'
import { type CardActions, VideoCard } from './video-card.tsx'

type AllVideosProps = { list: VideoList; actions: CardActions }

export function AllVideos({ list, actions }: AllVideosProps) {
  const { t } = useTranslation('videos')
  return (
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
  )
}
