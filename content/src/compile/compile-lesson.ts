import { Marked, type Token } from 'marked'
import { box } from './boxes.ts'
import { formulas } from './formulas.ts'
import { sanitise } from './sanitise.ts'
import { toSlug } from './to-slug.ts'

const marked = new Marked({
  gfm: true,
  extensions: [box, ...formulas],
  renderer: {
    heading({ tokens, depth, text }) {
      const inside = this.parser.parseInline(tokens)
      return depth <= 3
        ? `<h${depth} id="${toSlug(text)}">${inside}</h${depth}>\n`
        : `<h${depth}>${inside}</h${depth}>\n`
    },
  },
})

export type Section = { id: string; title: string }
export type CompiledLesson = { html: string; sections: Section[] }

/** The tokens of a body, for those who check or index it. */
export function readTokens(body: string): Token[] {
  return marked.lexer(body)
}

/** What the body becomes before anything is dropped from it; the checks compare both. */
export function renderBody(body: string): string {
  return marked.parse(body, { async: false })
}

/** From Markdown to the HTML that is stored and shown. */
export function compileLesson(body: string): CompiledLesson {
  return { html: sanitise(renderBody(body)), sections: listSections(readTokens(body)) }
}

/** Several paragraphs of Markdown, as in the passages of practice. */
export function compileText(text: string): string {
  return sanitise(marked.parse(text, { async: false }))
}

/** One line of Markdown with formulas, as in questions and options. */
export function compileLine(text: string): string {
  return sanitise(marked.parseInline(text, { async: false }))
}

export function listSections(tokens: Token[]): Section[] {
  return tokens.flatMap((token) =>
    token.type === 'heading' && token.depth === 2 ? [{ id: toSlug(token.text), title: token.text }] : [],
  )
}
