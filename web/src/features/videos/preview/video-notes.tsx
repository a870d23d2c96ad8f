import { useQuery } from '@tanstack/react-query'
import { PencilLine, Trash2 } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { Note } from '#contract/study/notes.ts'
import type { Video } from '#contract/study/videos.ts'
import { formatClock } from '#engines/videos/index.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { FetchedNoteDialog } from '../../../kit/notes/fetched-note-dialog.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { videoNotesQuery } from '../videos.data.ts'
import { NoteForm } from './note-form.tsx'
import type { Player } from './use-player.ts'
import { useRemoveNote } from './use-remove-note.ts'

type VideoNotesProps = { user: User; video: Video; player: Player }

/** Own notes about the video, in the order of its moments. */
export function VideoNotes({ user, video, player }: VideoNotesProps) {
  const { t } = useTranslation('videos')
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <h3 id={headingId} ref={heading} tabIndex={-1} className="font-semibold text-lg outline-none">
        {t('notes.title')}
      </h3>
      <NoteForm userId={user.id} video={video} player={player} />
      <NoteList
        user={user}
        videoId={video.id}
        player={player}
        focusHeading={() => heading.current?.focus()}
      />
    </section>
  )
}

type NoteListProps = { user: User; videoId: number; player: Player; focusHeading: () => void }

function NoteList({ user, videoId, player, focusHeading }: NoteListProps) {
  const { t } = useTranslation('videos')
  const { t: say } = useTranslation('ui')
  const found = useQuery(videoNotesQuery(videoId))
  const { removed, remove, restore } = useRemoveNote(focusHeading)
  const [edited, setEdited] = useState<Note | null>(null)
  if (found.isPending) {
    return (
      <SkeletonArea className="flex flex-col gap-2">
        <Skeleton className="h-16" />
      </SkeletonArea>
    )
  }
  if (found.isError && !found.data) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{t('notes.failed')}</p>
        <Button variant="outline" onClick={() => void found.refetch()} isPending={found.isFetching}>
          {say('error.retry')}
        </Button>
      </div>
    )
  }
  return (
    <>
      {removed && (
        <p role="status" className="flex flex-wrap items-center gap-3">
          {t('notes.deleted')}
          <Button variant="secondary" onClick={() => void restore(removed)}>
            {t('notes.undo')}
          </Button>
        </p>
      )}
      {found.data.length === 0 ? (
        !removed && <p className="text-muted">{t('notes.none')}</p>
      ) : (
        <ol aria-label={t('notes.title')} className="-m-1 flex max-h-72 flex-col gap-2 overflow-y-auto p-1">
          {found.data.map((note) => (
            <li key={note.id}>
              <VideoNote
                note={note}
                player={player}
                onEdit={() => setEdited(note)}
                onRemove={() => void remove(note)}
              />
            </li>
          ))}
        </ol>
      )}
      {edited && (
        <FetchedNoteDialog user={user} note={edited} origin={null} onClose={() => setEdited(null)} />
      )}
    </>
  )
}

type VideoNoteProps = { note: Note; player: Player; onEdit: () => void; onRemove: () => void }

function VideoNote({ note: { title, content, videoSeconds }, player, onEdit, onRemove }: VideoNoteProps) {
  const { t } = useTranslation('videos')
  const time = videoSeconds === null ? null : formatClock(videoSeconds)
  return (
    <div className="rounded-control border border-border bg-surface p-2">
      <div className="flex items-center gap-1">
        {videoSeconds !== null && (
          <Button
            variant="secondary"
            aria-label={t('notes.jump', { time })}
            disabled={player.platform === null}
            onClick={() => player.seek(videoSeconds)}
          >
            {time}
          </Button>
        )}
        <IconButton
          label={t('notes.editNamed', { title })}
          icon={<PencilLine aria-hidden="true" />}
          onClick={onEdit}
          className="ms-auto"
        />
        <IconButton
          label={t('notes.deleteNamed', { title })}
          icon={<Trash2 aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      <div className="wrap-anywhere p-2">
        <Markdown text={content} headingsFrom={4} />
      </div>
    </div>
  )
}
