import katex from 'katex'
import type { TokenizerAndRendererExtension } from 'marked'

/**
 * A formula as MathML, which every browser draws and every screen reader speaks by itself: no styles, no fonts to
 * wait for, a tenth of the size of drawn boxes. KaTeX's note with the TeX source is left out: DOMPurify refuses it.
 */
export function renderFormula(tex: string, isBlock: boolean): string {
  const html = katex.renderToString(tex, {
    output: 'mathml',
    displayMode: isBlock,
    strict: 'error',
    throwOnError: true,
  })
  return html
    .replace(/^<span class="katex">|<\/span>$/g, '')
    .replace(/<semantics>([\s\S]*?)<annotation[\s\S]*?<\/annotation><\/semantics>/, '$1')
    .replace(' xmlns="http://www.w3.org/1998/Math/MathML"', '')
}

export const blockFormula: TokenizerAndRendererExtension = {
  name: 'blockFormula',
  level: 'block',
  start: (source) => source.indexOf('$$'),
  tokenizer(source) {
    const match = /^\$\$([\s\S]+?)\$\$(?:\n|$)/.exec(source)
    return match ? { type: 'blockFormula', raw: match[0], tex: (match[1] ?? '').trim() } : undefined
  },
  renderer: (token) => `${renderFormula(token.tex as string, true)}\n`,
}

export const inlineFormula: TokenizerAndRendererExtension = {
  name: 'inlineFormula',
  level: 'inline',
  start: (source) => source.indexOf('$'),
  tokenizer(source) {
    const match = /^\$([^$\n]+?)\$/.exec(source)
    return match ? { type: 'inlineFormula', raw: match[0], tex: match[1] ?? '' } : undefined
  },
  renderer: (token) => renderFormula(token.tex as string, false),
}
