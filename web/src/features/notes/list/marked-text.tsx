import { splitMarks } from './split-marks.ts'

type MarkedTextProps = { text: string; marks: readonly (readonly [number, number])[] }

/** Text as it is, with the words that were looked for marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return splitMarks(text, marks).map(({ text: piece, isMarked, from }) =>
    isMarked ? (
      <mark key={from} className="rounded-small bg-amber-soft text-amber-ink">
        {piece}
      </mark>
    ) : (
      <span key={from}>{piece}</span>
    ),
  )
}
