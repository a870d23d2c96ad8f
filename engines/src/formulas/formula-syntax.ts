import type { TokenizerAndRendererExtension } from 'marked'

/** From TeX to HTML; `isBlock` for a formula on lines of its own. */
export type DrawFormula = (tex: string, isBlock: boolean) => string

/**
 * How formulas stand in Markdown: `$…$` within a line, `$$…$$` on lines of their own. As in Pandoc nothing may part a
 * dollar sign from its formula and no digit follows the last one, so that "$5 and $10" stay prices.
 * Apart from the drawing, which is heavy: a text without formulas needs none of it.
 */
export function readFormulas(draw: DrawFormula): TokenizerAndRendererExtension[] {
  return [
    {
      name: 'blockFormula',
      level: 'block',
      start: (source) => source.indexOf('$$'),
      tokenizer(source) {
        const match = /^\$\$([\s\S]+?)\$\$(?:\n|$)/.exec(source)
        return match ? { type: 'blockFormula', raw: match[0], tex: (match[1] ?? '').trim() } : undefined
      },
      renderer: (token) => `${draw(token.tex as string, true)}\n`,
    },
    {
      name: 'inlineFormula',
      level: 'inline',
      start: (source) => source.indexOf('$'),
      tokenizer(source) {
        const match = /^\$(?!\s)((?:\\.|[^$\\\n])+?)(?<!\s)\$(?!\d)/.exec(source)
        return match ? { type: 'inlineFormula', raw: match[0], tex: match[1] ?? '' } : undefined
      },
      renderer: (token) => draw(token.tex as string, false),
    },
  ]
}
