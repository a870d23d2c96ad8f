import { Marked, type Token, type Tokens } from 'marked'
import { type DrawFormula, readFormulas } from '#engines/formulas/formula-syntax.ts'

type Address = { href: string; isOutside: boolean }

const OWN_PAGE = /^\/(?![/\\])/
const ELSEWHERE = /^(?:https?:\/\/[^\s/\\]|mailto:[^\s?&]+@)/i

/** Where a link of a learner's text may lead: to the web, to somebody's mail box, to a page of ours. Null otherwise. */
export function readAddress(href: string): Address | null {
  const plain = href.trim()
  // Browsers drop tabs and line breaks inside addresses: what is checked must be what is followed.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are looked for
  if (/[\u0000-\u001f\u007f]/.test(plain)) return null
  if (OWN_PAGE.test(plain)) return { href: plain, isOutside: false }
  if (ELSEWHERE.test(plain)) return { href: plain, isOutside: true }
  return null
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter)
}

/**
 * Looking for the end of each emphasis costs the square of a paragraph's length, looking for addresses that of a word's,
 * quotations that of their depth: 50,000 characters made for it would hold up the page of whoever reads them.
 */
const LONGEST_EMPHASISED = 8000
const ENDLESS = /\S{2500}|^(?:[ \t]{0,3}>){50}/m

/** Words that stand in what is drawn, in the reader's language. */
type MarkdownWords = { done: string; open: string; broken: string }

type RenderMarkdownInput = {
  text: string
  /** `line` for what stands inside other text: no paragraphs, lists or headings. */
  as: 'block' | 'line'
  /** What the largest heading of the text becomes, so that it fits below the headings of the page. */
  headingsFrom: number
  words: MarkdownWords
  /** Draws formulas, or tells that one cannot be drawn. Without it they are shown as typed. */
  drawFormula?: ((tex: string, isBlock: boolean) => string | null) | undefined
}

/**
 * What a learner typed, as HTML. Whatever looks like HTML in it is shown as text, and an address leads to the web, to
 * a letter or to a page of ours; the screen cleans the result once more. Never fails: at worst the text is shown as
 * typed.
 */
export function renderMarkdown(wanted: RenderMarkdownInput): string {
  if (ENDLESS.test(wanted.text)) return showAsTyped(wanted)
  const marked = create(wanted)
  try {
    return wanted.as === 'line'
      ? marked.parseInline(wanted.text, { async: false })
      : marked.parser(readBlocks(marked, wanted))
  } catch {
    // Thousands of quotations inside each other exhaust the stack.
    return showAsTyped(wanted)
  }
}

/** The same in parts of about so many characters, for a text that is too long to be drawn at once. */
export function renderMarkdownParts(
  wanted: Omit<RenderMarkdownInput, 'as'>,
  partLength: number,
): (() => string)[] {
  const block: RenderMarkdownInput = { ...wanted, as: 'block' }
  if (ENDLESS.test(wanted.text)) return [() => showAsTyped(block)]
  const marked = create(block)
  try {
    const parts: Token[][] = []
    let length = Number.POSITIVE_INFINITY
    for (const token of readBlocks(marked, block)) {
      if (length >= partLength) parts.push([])
      if (length >= partLength) length = 0
      parts.at(-1)?.push(token)
      length += token.raw.length
    }
    return parts.map((tokens) => () => marked.parser(tokens))
  } catch {
    return [() => showAsTyped(block)]
  }
}

/** The headings of a text follow each other without a gap, whichever of the six its writer used. */
function readBlocks(marked: Marked, { text, headingsFrom }: RenderMarkdownInput): Token[] {
  const tokens = marked.lexer(text)
  const headings: Tokens.Heading[] = []
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'heading') headings.push(token as Tokens.Heading)
  })
  const used = [...new Set(headings.map(({ depth }) => depth))].sort()
  for (const heading of headings) heading.depth = Math.min(6, headingsFrom + used.indexOf(heading.depth))
  return tokens
}

function showAsTyped({ text, as }: RenderMarkdownInput): string {
  const html = escapeHtml(text).replaceAll('\n', '<br>')
  return as === 'line' ? html : `<p>${html}</p>`
}

function create({ words, drawFormula }: RenderMarkdownInput): Marked {
  return new Marked({
    gfm: true,
    breaks: true,
    extensions: readFormulas(
      (tex, isBlock) => drawFormula?.(tex, isBlock) ?? showSource(tex, isBlock, words, drawFormula),
    ),
    tokenizer: {
      // Without these two "<b>" is text like any other.
      html: () => undefined,
      tag: () => undefined,
      // `undefined` is "nothing here", `false` asks marked itself.
      emStrong: (_, paragraph) => (paragraph.length > LONGEST_EMPHASISED ? undefined : false),
    },
    renderer: {
      heading({ tokens, depth }) {
        return `<h${depth}>${this.parser.parseInline(tokens)}</h${depth}>\n`
      },
      link({ href, tokens }) {
        return writeLink(href, this.parser.parseInline(tokens))
      },
      image({ href, text }: Tokens.Image) {
        return writeLink(href, escapeHtml(text || href))
      },
      checkbox({ checked }) {
        const word = escapeHtml(checked ? words.done : words.open)
        return `<span class="${checked ? 'task task-done' : 'task'}" role="img" aria-label="${word}"></span> `
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escapeHtml(text)}\n</code></pre>\n`
      },
    },
  })
}

/** The TeX as typed, with a quiet mark when it was tried in vain. */
function showSource(
  tex: string,
  isBlock: boolean,
  words: MarkdownWords,
  drawFormula: RenderMarkdownInput['drawFormula'],
): ReturnType<DrawFormula> {
  const source = escapeHtml(isBlock ? `$$${tex}$$` : `$${tex}$`)
  const mark = drawFormula ? ` class="formula-broken" title="${escapeHtml(words.broken)}"` : ''
  return isBlock ? `<p><code${mark}>${source}</code></p>` : `<code${mark}>${source}</code>`
}

function writeLink(href: string, inside: string): string {
  const address = readAddress(href)
  if (!address) return inside
  const outside = address.isOutside ? ' target="_blank" rel="noopener noreferrer"' : ''
  return `<a href="${escapeHtml(address.href)}"${outside}>${inside}</a>`
}
