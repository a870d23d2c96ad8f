import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { announce } from '../../kit/announce.ts'
import type { Download } from '../../kit/downloads/list-downloads.ts'
import { subjectsQuery } from '../../kit/learning/learning.data.ts'
import { EndlessList } from '../../kit/study/endless-list.tsx'
import { Button } from '../../ui/actions/button.tsx'
import { formatKilobytesAsMegabytes } from '../../ui/format/format-file-size.ts'
import { AlertDialog } from '../../ui/overlays/alert-dialog.tsx'
import { DownloadItem } from './download-item.tsx'
import { useRemove } from './use-download-actions.ts'

type DownloadListProps = {
  user: User
  downloads: readonly Download[]
  /** What other devices have is not known. */
  isPartial: boolean
  onRetry: () => void
}

export function DownloadList({ user, downloads, isPartial, onRetry }: DownloadListProps) {
  const { t, i18n } = useTranslation('downloads')
  const subjects = useQuery(subjectsQuery).data ?? []
  const heading = useRef<HTMLHeadingElement>(null)
  const [doomed, setDoomed] = useState<Download | null>(null)
  const [isAsking, setIsAsking] = useState(false)
  const titleOf = (download: Download | null) => download?.title ?? t('unknown')
  const remove = useRemove(user.id, {
    onDone: (download) => {
      announce(t('remove.done', { title: titleOf(download) }))
      // The button that asked for it is gone with its item.
      heading.current?.focus()
    },
  })
  const size = formatKilobytesAsMegabytes(doomed?.sizeKb ?? 0, i18n.language)
  return (
    <section aria-labelledby="downloads-list" className="flex flex-col gap-4">
      <h2 id="downloads-list" ref={heading} tabIndex={-1} className="font-semibold text-xl outline-none">
        {t('list.title')}
      </h2>
      {isPartial && (
        <p className="flex flex-wrap items-center gap-3 text-muted">
          {t('list.partial')}
          <Button variant="outline" onClick={onRetry}>
            {t('list.retry')}
          </Button>
        </p>
      )}
      {downloads.length > 0 && (
        <EndlessList
          items={downloads}
          keyOf={({ lessonId }) => lessonId}
          label={t('list.label')}
          hasMore={false}
          isFetchingMore={false}
          onMore={() => {}}
          className="flex flex-col gap-4"
        >
          {(download) => (
            <DownloadItem
              user={user}
              download={download}
              subject={subjects.find(({ id }) => id === download.subjectId)}
              onDelete={() => {
                setDoomed(download)
                setIsAsking(true)
              }}
            />
          )}
        </EndlessList>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t('remove.title')}
        description={
          <>
            <span className="block">{t('remove.question', { title: titleOf(doomed) })}</span>
            <span className="mt-2 block">
              {doomed?.isHere === false ? t('remove.noteElsewhere') : t('remove.note', { size })}
            </span>
          </>
        }
        confirmLabel={t('item.delete')}
        isDestructive
        onConfirm={() => doomed && remove.mutate(doomed)}
      />
    </section>
  )
}
