import { useMutation } from '@tanstack/react-query'
import { ChevronDown, ChevronUp, Copy, PencilLine, TextQuote, Undo2 } from 'lucide-react'
import { type FormEvent, useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { aiHelpers, LONGEST_MATERIAL } from '#contract/study/ai-helpers.ts'
import { LONGEST_TRANSCRIPT, type Video } from '#contract/study/videos.ts'
import { findCurrentLine, findInTranscript, parseTranscript } from '#engines/videos/index.ts'
import { call } from '../../../api/call.ts'
import { useErrorText } from '../../../kit/use-error-text.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SearchInput } from '../../../ui/forms/search-input.tsx'
import { Textarea } from '../../../ui/forms/textarea.tsx'
import { copyText } from '../../../ui/toast/copy-text.ts'
import { toast, toastError } from '../../../ui/toast/toast-store.ts'
import { useChangeVideo } from '../videos.data.ts'
import { TranscriptLines } from './transcript-lines.tsx'
import { type Player, useMoment } from './use-player.ts'

const LONGEST_DESCRIPTION = 5_000

/** Fills in the description with what is said in the transcript; what stood there before can be brought back. */
function DescribeButton({ video, transcript }: { video: Video; transcript: string }) {
  const { t } = useTranslation('videos')
  const { t: word } = useTranslation('study')
  const [before, setBefore] = useState<{ description: string | null } | null>(null)
  const { mutateAsync: change } = useChangeVideo()
  const write = useMutation({
    mutationFn: async (wanted: { description: string | null } | null) => {
      const sent = { url: video.url, transcript: transcript.slice(0, LONGEST_MATERIAL) }
      const found = wanted ?? (await call(aiHelpers.extractVideoContent, sent))
      const description = found.description?.slice(0, LONGEST_DESCRIPTION) ?? null
      await change({ id: video.id, description })
    },
    onSuccess: (_, wanted) => {
      // In the dialog, not in the toast: an open dialog keeps the keyboard.
      setBefore(wanted === null ? { description: video.description } : null)
      if (wanted === null) toast({ title: t('transcript.described') })
    },
    onError: () => toastError(t('transcript.describeFailed')),
  })
  return (
    <Button variant="ghost" isPending={write.isPending} onClick={() => write.mutate(before)}>
      {before ? <Undo2 aria-hidden="true" /> : <TextQuote aria-hidden="true" />}
      {before ? word('undo') : t('transcript.describe')}
    </Button>
  )
}

type TranscriptPanelProps = { video: Video; player: Player; canChange: boolean }

export function TranscriptPanel({ video, player, canChange }: TranscriptPanelProps) {
  const { t } = useTranslation('videos')
  const headingId = useId()
  const [isWriting, setWriting] = useState(false)
  const { transcript } = video

  const copy = () =>
    copyText(transcript ?? '', {
      done: t('transcript.copied'),
      doneText: t('transcript.copiedText'),
      failed: t('transcript.copyFailed'),
    })

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={headingId} className="font-semibold text-lg">
          {t('transcript.title')}
        </h3>
        <div className="flex flex-wrap gap-2">
          {canChange && !isWriting && (
            <Button variant="ghost" onClick={() => setWriting(true)}>
              <PencilLine aria-hidden="true" />
              {transcript === null ? t('transcript.paste') : t('transcript.change')}
            </Button>
          )}
          {canChange && !isWriting && transcript !== null && video.platform === 'youtube' && (
            <DescribeButton video={video} transcript={transcript} />
          )}
          <Button variant="outline" disabled={transcript === null} onClick={() => void copy()}>
            <Copy aria-hidden="true" />
            {t('transcript.copy')}
          </Button>
        </div>
      </div>
      {isWriting ? (
        <TranscriptForm video={video} onDone={() => setWriting(false)} />
      ) : transcript === null ? (
        <p className="text-muted">{t('transcript.none')}</p>
      ) : (
        <SearchableTranscript transcript={transcript} player={player} />
      )}
    </section>
  )
}

function SearchableTranscript({ transcript, player }: { transcript: string; player: Player }) {
  const [sought, setSought] = useState('')
  const [active, setActive] = useState(0)
  const deferred = useDeferredValue(sought)
  const lines = useMemo(() => parseTranscript(transcript), [transcript])
  const hits = useMemo(() => findInTranscript(lines, deferred), [lines, deferred])
  const moment = useMoment(player)
  const place = Math.min(active, Math.max(0, hits.length - 1))

  function step(by: 1 | -1) {
    if (hits.length > 0) setActive((place + by + hits.length) % hits.length)
  }

  return (
    <>
      <TranscriptSearch
        sought={sought}
        onSeek={(words) => {
          setSought(words)
          setActive(0)
        }}
        hitCount={hits.length}
        active={place}
        onStep={step}
      />
      <TranscriptLines
        lines={lines}
        hits={hits}
        activeHit={hits[place]}
        currentLine={findCurrentLine(lines, moment)}
        canSeek={player.platform !== null}
        onSeek={player.seek}
      />
    </>
  )
}

/** A transcript is pasted as it comes: plain, with times before the lines, or a caption file. Emptied, it is removed. */
function TranscriptForm({ video, onDone }: { video: Video; onDone: () => void }) {
  const { t, i18n } = useTranslation('videos')
  const { t: say } = useTranslation('ui')
  const toErrorText = useErrorText()
  const [text, setText] = useState(video.transcript ?? '')
  const change = useChangeVideo({ done: t('transcript.saved') })
  const isTooLong = text.length > LONGEST_TRANSCRIPT
  const tooLong = t('transcript.tooLong', { most: LONGEST_TRANSCRIPT.toLocaleString(i18n.language) })

  function save(event: FormEvent) {
    event.preventDefault()
    if (isTooLong || change.isPending) return
    change.mutate({ id: video.id, transcript: text.trim() === '' ? null : text }, { onSuccess: onDone })
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

type TranscriptSearchProps = {
  sought: string
  onSeek: (sought: string) => void
  hitCount: number
  /** Counted from 0. */
  active: number
  onStep: (step: 1 | -1) => void
}

function TranscriptSearch({ sought, onSeek, hitCount, active, onStep }: TranscriptSearchProps) {
  const { t } = useTranslation('videos')
  const hasWords = sought.trim() !== ''
  return (
    <search className="flex flex-wrap items-center gap-2">
      <SearchInput
        value={sought}
        onValueChange={onSeek}
        label={t('transcript.search')}
        className="min-w-0 flex-1 basis-48"
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          onStep(event.shiftKey ? -1 : 1)
        }}
      />
      {hasWords && (
        <div className="flex items-center gap-1">
          <p role="status" className="min-w-16 text-muted">
            {hitCount === 0
              ? t('transcript.noHits')
              : t('transcript.hits', { place: active + 1, count: hitCount })}
          </p>
          <IconButton
            label={t('transcript.previous')}
            icon={ChevronUp}
            disabled={hitCount === 0}
            onClick={() => onStep(-1)}
          />
          <IconButton
            label={t('transcript.next')}
            icon={ChevronDown}
            disabled={hitCount === 0}
            onClick={() => onStep(1)}
          />
        </div>
      )}
    </search>
  )
}
