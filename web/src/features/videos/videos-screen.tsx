import { useNavigate, useSearch } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { usePagePath } from '../../kit/navigation/use-page-path.ts'
import { FetchedDialog } from '../../kit/study/fetched-dialog.tsx'
import { withUser } from '../../kit/with-user.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { videoCardId } from './list/video-card.tsx'
import { VideoTabs } from './list/video-tabs.tsx'
import { readWantedVideo } from './read-wanted-video.ts'

const loadAdd = async () => (await import('./add/add-video-dialog.tsx')).AddVideoDialog
const loadPreview = async () => (await import('./preview/preview-dialog.tsx')).PreviewDialog

export const VideosScreen = withUser(Videos)

/** The video on show stands in the address, so that a note can link to its moment and Back closes it. */
function Videos({ user }: { user: User }) {
  const { t } = useTranslation('videos')
  const navigate = useNavigate()
  const path = usePagePath('videoContent', 'professionalVideoContent', 'collegeVideoContent')
  const wanted = readWantedVideo(useSearch({ from: path }))
  const [isAdding, setAdding] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)

  const show = (video: number | undefined) =>
    void navigate({
      to: path,
      search: video === undefined ? {} : { video },
      replace: video === undefined,
      resetScroll: false,
    })

  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <div className="min-w-0 flex-1 basis-60">
          <h1 ref={heading} tabIndex={-1} className="font-semibold text-3xl">
            {t('title')}
          </h1>
          <p className="mt-1 text-muted">{t('intro')}</p>
        </div>
        <Button onClick={() => setAdding(true)}>
          <Plus aria-hidden="true" />
          {t('add.title')}
        </Button>
      </div>
      <VideoTabs
        user={user}
        onAdd={() => setAdding(true)}
        onPreview={({ id }) => show(id)}
        focusHeading={() => heading.current?.focus()}
      />
      {isAdding && <FetchedDialog load={loadAdd} props={{ user, onClose: () => setAdding(false) }} />}
      {wanted && (
        <FetchedDialog
          key={`${wanted.id}:${wanted.seconds}`}
          load={loadPreview}
          props={{
            user,
            wanted,
            onClose: () => show(undefined),
            returnFocus: () => (document.getElementById(videoCardId(wanted.id)) ?? heading.current)?.focus(),
          }}
        />
      )}
    </div>
  )
}
