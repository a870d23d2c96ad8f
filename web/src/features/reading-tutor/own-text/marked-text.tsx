import type { RefObject } from 'react'
import { cutText, type Paragraph, type Piece, type Span } from './cut-text.ts'

type MarkedTextProps = {
  ref?: RefObject<HTMLDivElement | null>
  text: string
  words?: readonly Span[]
  mark: Span | null
  isLarge: boolean
  /** A hard word is pointed at, tapped or reached by keys; null when it no longer is. */
  onWord?: (place: number | null, element?: HTMLElement) => void
  toExplanationId?: (place: number) => string
}

const NO_WORDS: readonly Span[] = []

/** A text to read: hard words underlined, the passage that answers a question marked. */
export function MarkedText({ ref, text, words = NO_WORDS, mark, isLarge, ...rest }: MarkedTextProps) {
  return (
    <div
      ref={ref}
      className={`wrap-anywhere flex max-w-reading flex-col gap-4 ${isLarge ? 'text-2xl leading-relaxed' : 'text-lg'}`}
    >
      {cutText(text, words, mark).map((paragraph) => (
        <MarkedParagraph key={paragraph.start} paragraph={paragraph} {...rest} />
      ))}
    </div>
  )
}

type WordProps = Pick<MarkedTextProps, 'onWord' | 'toExplanationId'>

function MarkedParagraph({ paragraph, ...rest }: WordProps & { paragraph: Paragraph }) {
  return (
    <p>
      {paragraph.pieces.map((piece) =>
        piece.isMarked ? (
          <mark key={piece.start} data-evidence="" className="rounded-small bg-amber-soft text-amber-ink">
            <PieceOfText piece={piece} {...rest} />
          </mark>
        ) : (
          <PieceOfText key={piece.start} piece={piece} {...rest} />
        ),
      )}
    </p>
  )
}

function PieceOfText({ piece: { text, word }, onWord, toExplanationId }: WordProps & { piece: Piece }) {
  if (word === null || !onWord) return text
  return (
    <button
      type="button"
      aria-describedby={toExplanationId?.(word)}
      onMouseEnter={(event) => onWord(word, event.currentTarget)}
      onMouseLeave={() => onWord(null)}
      onFocus={(event) => onWord(word, event.currentTarget)}
      onBlur={() => onWord(null)}
      onClick={(event) => onWord(word, event.currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onWord(null)
      }}
      className="cursor-help rounded-small underline decoration-2 decoration-brand decoration-dotted underline-offset-4 hover:bg-brand-soft focus-visible:bg-brand-soft"
    >
      {text}
    </button>
  )
}
