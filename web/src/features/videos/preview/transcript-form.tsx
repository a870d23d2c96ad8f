import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LONGEST_TRANSCRIPT, type Video } from '#contract/study/videos.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { useChangeVideo } from '../videos.data.ts'

/** A transcript is pasted as it comes: plain, with times before the lines, or a caption file. Emptied, it is removed. */
export function TranscriptForm({ video, onDone }: { video: Video; onDone: () => void }) {
  const { t, i18n } = useTranslation('videos')
  const { t: say } = useTranslation('ui')
  const toErrorText = useErrorText()
  const [text, setText] = useState(video.transcript ?? '')
  const change = useChangeVideo()
  const isTooLong = text.length > LONGEST_TRANSCRIPT
  const tooLong = t('transcript.tooLong', { most: LONGEST_TRANSCRIPT.toLocaleString(i18n.language) })

  function save(event: FormEvent) {
    event.preventDefault()
    if (isTooLong || change.isPending) return
    change.mutate(
      { id: video.id, transcript: text.trim() === '' ? null : text },
      {
        onSuccess: () => {
          toast({ title: t('transcript.saved') })
          onDone()
        },
      },
    )
  }

  return (
    <form noValidate onSubmit={save} className="flex flex-col gap-3">
      <Field
        label={t('transcript.field')}
        description={t('transcript.fieldText')}
        error={isTooLong ? tooLong : change.isError ? toErrorText(change.error) : undefined}
      >
        <Textarea rows={8} value={text} onChange={(event) => setText(event.target.value)} autoFocus />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" isPending={change.isPending}>
          {t('transcript.save')}
        </Button>
        <Button variant="outline" onClick={onDone}>
          {say('cancel')}
        </Button>
      </div>
    </form>
  )
}
