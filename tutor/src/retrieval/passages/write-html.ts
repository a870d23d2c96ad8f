import { Marked } from 'marked'
import { drawFormula } from '#engines/formulas/draw-formula.ts'
import { readFormulas } from '#engines/formulas/formula-syntax.ts'

/** As on the page: looking for the end of each emphasis costs the square of a paragraph's length. */
const LONGEST_EMPHASISED = 8000

const escapeHtml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

// Has the letters that the page shows (kit/markdown/render-markdown.ts), or passages would be marked beside their place:
// HTML is text there, pictures are their names, a formula that cannot be drawn is what was typed.
const marked = new Marked({
  gfm: true,
  extensions: readFormulas((tex, isBlock) => {
    const drawn = drawFormula(tex, isBlock, false)
    if (drawn.ok) return drawn.html
    return isBlock ? `<p>$$${escapeHtml(tex)}$$</p>` : `$${escapeHtml(tex)}$`
  }),
  tokenizer: {
    html: () => undefined,
    tag: () => undefined,
    emStrong: (_, paragraph) => (paragraph.length > LONGEST_EMPHASISED ? undefined : false),
  },
  renderer: {
    image: ({ href, text }) => escapeHtml(text || href),
    checkbox: () => '',
  },
})

/** What people wrote themselves, in Markdown; only ever read for its words, never shown. */
export function writeHtml(markdown: string): string {
  return marked.parse(markdown, { async: false })
}
