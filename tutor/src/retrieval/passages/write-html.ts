import { Marked } from 'marked'
import { drawFormula } from '#engines/formulas/draw-formula.ts'
import { readFormulas } from '#engines/formulas/formula-syntax.ts'

const marked = new Marked({
  gfm: true,
  extensions: readFormulas((tex, isBlock) => {
    const drawn = drawFormula(tex, isBlock, false)
    return drawn.ok ? drawn.html : ''
  }),
})

/** What people wrote themselves, in Markdown; only ever read for its words, never shown. */
export function writeHtml(markdown: string): string {
  return marked.parse(markdown, { async: false })
}
