import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { LONGEST_NOTE } from '#contract/study/notes.ts'
import type { Video } from '#contract/study/videos.ts'
import { formatClock, readClock } from '#engines/videos/index.ts'
import { ApiError } from '../../../api/call.ts'
import { openDraft } from '../../../kit/study/draft.ts'
import { useKeptDraft } from '../../../kit/study/use-kept-draft.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useAddVideoNote } from '../videos.data.ts'
import { nameNote } from './name-note.ts'
import { type Player, useMoment } from './use-player.ts'

/** `time`: as typed, or as the player told it when the first letter was written; null follows the player. */
const NoteDraft = z.object({ text: z.string(), time: z.nullable(z.string()) })
type NoteDraft = z.output<typeof NoteDraft>

const EMPTY: NoteDraft = { text: '', time: null }

type NoteFormProps = { userId: number; video: Video; player: Player }

/** The moment stays where it was when the writing began, however long the sentence takes; it can be typed too. */
export function NoteForm({ userId, video, player }: NoteFormProps) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const [draft] = useState(() => openDraft(userId, `video.${video.id}.note`, NoteDraft))
  const [value, setValue] = useState(() => draft.read() ?? EMPTY)
  useKeptDraft(draft, value, value.text.trim() !== '')
  const moment = useMoment(player)
  const add = useAddVideoNote()

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
      {
        onSuccess: () => {
          setValue(EMPTY)
          toast({ title: t('notes.added') })
        },
        onError: (error) => {
          // Documented: the server's own words where it has some.
          const hasWords = error instanceof ApiError && error.hasWords && error.status < 500
          const description = hasWords ? error.message : t('notes.addFailed')
          toast({ title: word('error'), description, variant: 'destructive' })
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <Field label={t('notes.text')}>
        <Textarea
          rows={3}
          maxLength={LONGEST_NOTE}
          value={value.text}
          onChange={(event) => write(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
              event.currentTarget.form?.requestSubmit()
          }}
        />
      </Field>
      <div className="flex flex-wrap items-end gap-3">
        <Field
          label={t('notes.time')}
          className="w-28"
          error={isTimeWrong ? t('notes.timeWrong') : undefined}
        >
          <Input
            inputMode="text"
            autoComplete="off"
            placeholder={t('notes.timeExample')}
            maxLength={8}
            value={time}
            onChange={(event) => setValue({ ...value, time: event.target.value })}
          />
        </Field>
        <Button type="submit" isPending={add.isPending} disabled={!hasText || isTimeWrong}>
          {seconds === null ? t('notes.add') : t('notes.addAt', { time: formatClock(seconds) })}
        </Button>
      </div>
    </form>
  )
}
