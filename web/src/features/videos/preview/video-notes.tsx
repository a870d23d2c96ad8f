import { useQuery, useQueryClient } from '@tanstack/react-query'
import { PencilLine, Trash2 } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import type { User } from '#contract/accounts.ts'
import { LONGEST_NOTE, LONGEST_NOTE_TITLE, type Note, notes } from '#contract/study/notes.ts'
import type { Video } from '#contract/study/videos.ts'
import { formatClock, readClock } from '#engines/videos/index.ts'
import { ApiError, call } from '../../../api/call.ts'
import { Markdown } from '../../../kit/markdown/markdown.tsx'
import { FetchedNoteDialog } from '../../../kit/notes/fetched-note-dialog.tsx'
import { hideNote, showNote } from '../../../kit/notes/notes.data.ts'
import { useWrite } from '../../../kit/queries/use-write.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { TextareaField, TextField } from '../../../ui/forms/text-field.tsx'
import { SkeletonBlocks } from '../../../ui/states/skeleton.tsx'
import { toastError } from '../../../ui/toast/toast-store.ts'
import { videoNotesQuery } from '../videos.data.ts'
import { type Player, useMoment } from './use-player.ts'

/** `time`: as typed, or as the player told it when the first letter was written; null follows the player. */
const NoteDraft = z.object({ text: z.string(), time: z.nullable(z.string()) })
type NoteDraft = z.output<typeof NoteDraft>

const EMPTY: NoteDraft = { text: '', time: null }

/** The moment stays where it was when the writing began, however long the sentence takes; it can be typed too. */
function NoteForm({ userId, video, player }: { userId: number; video: Video; player: Player }) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const [draft] = useState(() => openDraft(userId, `video.${video.id}.note`, NoteDraft))
  const [value, setValue] = useState(() => draft.read() ?? EMPTY)
  useKeptDraft(draft, value, value.text.trim() !== '')
  const moment = useMoment(player)
  const queryClient = useQueryClient()
  const add = useWrite(notes.create, {
    done: t('notes.added'),
    onSuccess: (note) => {
      draft.forget()
      showNote(queryClient, note)
    },
    onError: (error) => {
      // Documented: the server's own words where it has some.
      const hasWords = error instanceof ApiError && error.hasWords && error.status < 500
      toastError(word('error'), hasWords ? error.message : t('notes.addFailed'))
    },
  })

  const told = moment === null ? '' : formatClock(moment)
  const time = value.time ?? told
  const seconds = time.trim() === '' ? null : readClock(time.trim())
  const isTimeWrong = time.trim() !== '' && seconds === null
  const hasText = value.text.trim() !== ''

  function write(text: string) {
    if (text.trim() === '') setValue({ ...value, text, time: value.text.trim() === '' ? value.time : null })
    else setValue({ text, time: hasText ? value.time : time })
  }

  function save(event: FormEvent) {
    event.preventDefault()
    if (!hasText || isTimeWrong || add.isPending) return
    add.mutate(
      {
        title: nameNote(video.title, seconds),
        content: value.text,
        source: 'video',
        videoContentId: video.id,
        videoSeconds: seconds,
      },
      { onSuccess: () => setValue(EMPTY) },
    )
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <TextareaField
        label={t('notes.text')}
        rows={3}
        maxLength={LONGEST_NOTE}
        value={value.text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
            event.currentTarget.form?.requestSubmit()
        }}
      />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={t('notes.time')}
          className="w-28"
          error={isTimeWrong ? t('notes.timeWrong') : undefined}
          inputMode="text"
          autoComplete="off"
          placeholder={t('notes.timeExample')}
          maxLength={8}
          value={time}
          onChange={(event) => setValue({ ...value, time: event.target.value })}
        />
        <Button type="submit" isPending={add.isPending} disabled={!hasText || isTimeWrong}>
          {seconds === null ? t('notes.add') : t('notes.addAt', { time: formatClock(seconds) })}
        </Button>
      </div>
    </form>
  )
}

/** "The water cycle · 1:23"; a long title gives way to the moment. */
function nameNote(videoTitle: string, seconds: number | null): string {
  const end = seconds === null ? '' : ` · ${formatClock(seconds)}`
  return videoTitle.slice(0, LONGEST_NOTE_TITLE - end.length) + end
}

/** Own notes about the video, in the order of its moments. */
export function VideoNotes({ user, video, player }: { user: User; video: Video; player: Player }) {
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
  if (found.isPending) return <SkeletonBlocks blocks={['h-16']} className="flex flex-col gap-2" />
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
          icon={PencilLine}
          onClick={onEdit}
          className="ms-auto"
        />
        <IconButton label={t('notes.deleteNamed', { title })} icon={Trash2} onClick={onRemove} />
      </div>
      <div className="wrap-anywhere p-2">
        <Markdown text={content} headingsFrom={4} />
      </div>
    </div>
  )
}

/** Deletes at once and offers Undo in its place: the dialog keeps the keyboard, so nobody would reach it in a toast. */
function useRemoveNote(focusHeading: () => void) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const queryClient = useQueryClient()
  const [removed, setRemoved] = useState<Note | null>(null)
  const sayFailed = (description: string) => toastError(word('error'), description)

  async function remove(note: Note) {
    try {
      await call(notes.remove, { id: note.id })
    } catch {
      sayFailed(t('notes.deleteFailed'))
      return
    }
    hideNote(queryClient, note)
    setRemoved(note)
    focusHeading()
  }

  async function restore({ id }: Note) {
    try {
      showNote(queryClient, await call(notes.restore, { id }))
    } catch {
      sayFailed(t('notes.restoreFailed'))
      return
    }
    setRemoved(null)
    focusHeading()
  }

  return { removed, remove, restore }
}
