import type { Token, TokenizerAndRendererExtension } from 'marked'

/** The boxes of a lesson, with the words that stand above them. */
const BOX_WORDS = {
  example: 'Worked example',
  note: 'Good to know',
  mistake: 'Watch out',
  summary: 'In short',
  try: 'Try it',
  figure: '',
} as const
export type BoxKind = keyof typeof BOX_WORDS

export type BoxToken = {
  type: 'box'
  raw: string
  kind: BoxKind
  title: string
  /** The words above the box, or below the figure. */
  heading: Token[]
  /** A figure's SVG; empty in the other boxes. */
  svg: string
  tokens: Token[]
  /** What a "Try it" hides. */
  answer: Token[]
}

export const box: TokenizerAndRendererExtension = {
  name: 'box',
  level: 'block',
  childTokens: ['heading', 'tokens', 'answer'],
  start: (source) => /^:::/m.exec(source)?.index,
  tokenizer(source) {
    const match = /^:::([a-z]+)[ \t]*(.*)\n([\s\S]*?)\n:::[ \t]*(?:\n|$)/.exec(source)
    const kind = match?.[1] as BoxKind | undefined
    if (!match || !kind || !(kind in BOX_WORDS)) return undefined
    const inside = match[3] ?? ''
    const [ask = '', answer = ''] = kind === 'try' ? inside.split(/\n---\n/, 2) : [inside]
    const isFigure = kind === 'figure'
    const title = (match[2] ?? '').trim()
    return {
      type: 'box',
      raw: match[0],
      kind,
      title,
      heading: this.lexer.inlineTokens(isFigure ? title : nameBox(kind, title)),
      svg: isFigure ? inside.trim() : '',
      tokens: isFigure ? [] : this.lexer.blockTokens(`${ask}\n`, []),
      answer: answer ? this.lexer.blockTokens(`${answer}\n`, []) : [],
    }
  },
  renderer(token) {
    const { kind, svg, heading, tokens, answer } = token as BoxToken
    const headingHtml = this.parser.parseInline(heading)
    if (kind === 'figure') {
      const caption = headingHtml && `<figcaption>${headingHtml}</figcaption>`
      return `<figure>${nameFigure(svg)}${caption}</figure>\n`
    }
    const hidden =
      kind === 'try'
        ? `<details><summary>Show the answer</summary>${this.parser.parse(answer)}</details>`
        : ''
    return `<div class="box box-${kind}"><p class="box-title">${headingHtml}</p>${this.parser.parse(tokens)}${hidden}</div>\n`
  },
}

function nameBox(kind: BoxKind, title: string): string {
  return title ? `${BOX_WORDS[kind]}: ${title}` : BOX_WORDS[kind]
}

/** A screen reader takes the drawing for one picture and reads its title. */
function nameFigure(svg: string): string {
  return svg.replace(/^<svg\b(?![^>]*\brole=)/, '<svg role="img"')
}
