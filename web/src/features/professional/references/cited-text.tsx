import type { Piece } from '#engines/citations/index.ts'

/** A citation with its italics; BibTeX line by line as it is. */
export function CitedText({ pieces, isCode }: { pieces: readonly Piece[]; isCode: boolean }) {
  if (isCode)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by keys
      <pre tabIndex={0} className="overflow-x-auto rounded-control bg-sunken p-3">
        <code>{pieces.map(({ text }) => text).join('')}</code>
      </pre>
    )
  return (
    <p dir="auto" className="wrap-anywhere max-w-reading">
      {pieces.map(({ text, isItalic }, place) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
        isItalic ? <cite key={place}>{text}</cite> : <span key={place}>{text}</span>,
      )}
    </p>
  )
}
