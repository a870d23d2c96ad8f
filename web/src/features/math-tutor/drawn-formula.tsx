import { drawFormula } from '#engines/formulas/draw-formula.ts'
import { RichText } from '../../kit/rich-text/rich-text.tsx'

/** A file of its own: KaTeX comes with it. */
export function DrawnFormula({ latex }: { latex: string }) {
  const drawn = drawFormula(latex, false, false)
  return drawn.ok ? <RichText html={drawn.html} as="line" /> : <span>{latex}</span>
}
