import { drawFormula } from '#engines/formulas/draw-formula.ts'
import { DrawnMarkdown, type MarkdownProps } from './drawn-markdown.tsx'
import { DrawnParts, type LongMarkdownProps } from './drawn-parts.tsx'

/** A file of its own: what draws formulas weighs more than all the rest. */
export function MarkdownWithFormulas(props: MarkdownProps) {
  return <DrawnMarkdown {...props} drawFormula={drawOwnFormula} />
}

export function PartsWithFormulas(props: LongMarkdownProps) {
  return <DrawnParts {...props} drawFormula={drawOwnFormula} />
}

function drawOwnFormula(tex: string, isBlock: boolean): string | null {
  const drawn = drawFormula(tex, isBlock, false)
  return drawn.ok ? drawn.html : null
}
