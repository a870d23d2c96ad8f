import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock, type TranscriptHit, type TranscriptLine } from '#engines/videos/index.ts'

type TranscriptLinesProps = {
  lines: readonly TranscriptLine[]
  hits: readonly TranscriptHit[]
  /** The hit that Next and Previous have led to. */
  activeHit: TranscriptHit | undefined
  /** The line that is being said, or -1. */
  currentLine: number
  canSeek: boolean
  onSeek: (seconds: number) => void
}

export function TranscriptLines(props: TranscriptLinesProps) {
  const { lines, hits, activeHit, currentLine, canSeek, onSeek } = props
  const { t } = useTranslation('videos')
  const box = useRef<HTMLElement>(null)
  const active = useRef<HTMLElement>(null)
  const current = useRef<HTMLLIElement>(null)
  const byLine = groupByLine(hits)
  const isSearching = hits.length > 0

  useEffect(() => {
    if (activeHit && box.current && active.current) scrollWithin(box.current, active.current)
  }, [activeHit])
  useEffect(() => {
    if (!isSearching && currentLine >= 0 && box.current && current.current)
      scrollWithin(box.current, current.current)
  }, [isSearching, currentLine])

  return (
    <section
      ref={box}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable to be scrolled by keys
      tabIndex={0}
      aria-label={t('transcript.lines')}
      className="max-h-80 overflow-y-auto rounded-control border border-border bg-sunken p-3 focus-visible:-outline-offset-3"
    >
      <ol className="flex flex-col gap-1">
        {lines.map((line, place) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a text never move
            key={place}
            line={line}
            hits={byLine.get(place)}
            activeHit={activeHit?.line === place ? activeHit : undefined}
            activeRef={active}
            isCurrent={place === currentLine}
            currentRef={current}
            onSeek={canSeek ? onSeek : null}
          />
        ))}
      </ol>
    </section>
  )
}

function groupByLine(hits: readonly TranscriptHit[]): Map<number, TranscriptHit[]> {
  const byLine = new Map<number, TranscriptHit[]>()
  for (const hit of hits) byLine.set(hit.line, [...(byLine.get(hit.line) ?? []), hit])
  return byLine
}

type LineProps = {
  line: TranscriptLine
  hits: readonly TranscriptHit[] | undefined
  activeHit: TranscriptHit | undefined
  activeRef: RefObject<HTMLElement | null>
  isCurrent: boolean
  currentRef: RefObject<HTMLLIElement | null>
  onSeek: ((seconds: number) => void) | null
}

function Line({ line, hits, activeHit, activeRef, isCurrent, currentRef, onSeek }: LineProps) {
  const { t } = useTranslation('videos')
  const { seconds, text } = line
  const time = seconds === null ? null : formatClock(seconds)
  return (
    <li
      ref={isCurrent ? currentRef : undefined}
      aria-current={isCurrent || undefined}
      className={`flex gap-2 rounded-small [contain-intrinsic-height:auto_2.75rem] [content-visibility:auto] ${isCurrent ? 'bg-brand-soft' : ''}`}
    >
      {seconds !== null &&
        (onSeek ? (
          <button
            type="button"
            aria-label={t('transcript.jump', { time })}
            onClick={() => onSeek(seconds)}
            className="min-h-11 min-w-14 shrink-0 rounded-small px-1 text-start font-heading text-brand-ink underline underline-offset-4 focus-visible:-outline-offset-3"
          >
            {time}
          </button>
        ) : (
          <span className="min-w-14 shrink-0 px-1 py-2.5 font-heading text-muted">{time}</span>
        ))}
      <p className={`wrap-anywhere min-w-0 flex-1 ${seconds === null ? 'py-0.5' : 'py-2.5'}`}>
        {hits ? markHits(text, hits, activeHit, activeRef) : text}
      </p>
    </li>
  )
}

function markHits(
  text: string,
  hits: readonly TranscriptHit[],
  activeHit: TranscriptHit | undefined,
  activeRef: RefObject<HTMLElement | null>,
): ReactNode[] {
  const parts: ReactNode[] = []
  let end = 0
  for (const hit of hits) {
    const isActive = hit === activeHit
    parts.push(text.slice(end, hit.from))
    parts.push(
      <mark
        key={hit.from}
        ref={isActive ? activeRef : undefined}
        className={
          isActive ? 'rounded-small bg-brand text-on-brand' : 'rounded-small bg-amber-soft text-amber-ink'
        }
      >
        {text.slice(hit.from, hit.to)}
      </mark>,
    )
    end = hit.to
  }
  parts.push(text.slice(end))
  return parts
}

/** Brings a line into sight by moving its box alone; the page around it stays where it is. */
function scrollWithin(box: HTMLElement, line: HTMLElement): void {
  const [outer, inner] = [box.getBoundingClientRect(), line.getBoundingClientRect()]
  if (inner.top >= outer.top && inner.bottom <= outer.bottom) return
  box.scrollTop += inner.top - outer.top - (outer.height - inner.height) / 3
}
