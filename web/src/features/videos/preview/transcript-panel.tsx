import { Copy, PencilLine } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Video } from '#contract/study/videos.ts'
import { findCurrentLine, findInTranscript, parseTranscript } from '#engines/videos/index.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'
import { DescribeButton } from './describe-button.tsx'
import { TranscriptForm } from './transcript-form.tsx'
import { TranscriptLines } from './transcript-lines.tsx'
import { TranscriptSearch } from './transcript-search.tsx'
import { type Player, useMoment } from './use-player.ts'

type TranscriptPanelProps = { video: Video; player: Player; canChange: boolean }

export function TranscriptPanel({ video, player, canChange }: TranscriptPanelProps) {
  const { t } = useTranslation('videos')
  const headingId = useId()
  const [isWriting, setWriting] = useState(false)
  const { transcript } = video

  async function copy() {
    try {
      await navigator.clipboard.writeText(transcript ?? '')
      toast({ title: t('transcript.copied'), description: t('transcript.copiedText') })
    } catch {
      toast({ title: t('transcript.copyFailed'), variant: 'destructive' })
    }
  }

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
