import { Parser } from 'htmlparser2'
import type { PublicPage } from './fetch-public.ts'

export type PageText = { title: string | null; text: string }

const LONGEST_TEXT = 50_000
const LONGEST_TITLE = 300
/** What is not told to a reader. */
const SKIPPED = new Set(
  'script style noscript template svg math iframe object embed canvas audio video nav header footer aside form button select textarea dialog head'.split(
    ' ',
  ),
)
const BLOCKS = new Set(
  'address article blockquote br dd div dl dt fieldset figcaption figure h1 h2 h3 h4 h5 h6 hr li main ol p pre section table td th tr ul'.split(
    ' ',
  ),
)
/** Where a page says that its own words stand. */
const HEARTS = new Set(['main', 'article'])
const SHORTEST_HEART = 200

/** The words of a page as plain text; nothing of its markup, scripts or hidden characters is left. */
export function extractText({ contentType, charset, body }: PublicPage): PageText {
  const text = decode(body, charset ?? findCharset(body))
  if (contentType === 'text/plain') return { title: null, text: tidyText(text).slice(0, LONGEST_TEXT) }
  return readHtml(text)
}

function readHtml(html: string): PageText {
  const all: string[] = []
  const heart: string[] = []
  let title = ''
  let isTitle = false
  let skipped = 0
  let hearts = 0
  const say = (part: string) => {
    all.push(part)
    if (hearts > 0) heart.push(part)
  }
  const parser = new Parser({
    onopentag(name) {
      if (name === 'title' && title === '') isTitle = true
      if (SKIPPED.has(name)) skipped += 1
      if (HEARTS.has(name)) hearts += 1
      if (BLOCKS.has(name) && skipped === 0) say('\n')
    },
    ontext(part) {
      if (isTitle) title += part
      else if (skipped === 0) say(part.replace(/\s+/g, ' '))
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false
      if (SKIPPED.has(name)) skipped = Math.max(0, skipped - 1)
      if (BLOCKS.has(name) && skipped === 0) say('\n')
      if (HEARTS.has(name)) hearts = Math.max(0, hearts - 1)
    },
  })
  parser.end(html)
  const core = tidyText(heart.join(''))
  const text = core.length >= SHORTEST_HEART ? core : tidyText(all.join(''))
  return {
    title: tidyText(title.replace(/\s+/g, ' ')).slice(0, LONGEST_TITLE).toWellFormed() || null,
    text: text.slice(0, LONGEST_TEXT).toWellFormed(),
  }
}

/** Control characters, invisible ones and those that turn the direction of writing around are no words. */
export function tidyText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{C}\n\t]|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function decode(body: Buffer, charset: string | null): string {
  try {
    return new TextDecoder(charset ?? 'utf-8').decode(body)
  } catch {
    // A name that no table has: most pages are UTF-8 whatever they say.
    return new TextDecoder('utf-8').decode(body)
  }
}

function findCharset(body: Buffer): string | null {
  const start = body.subarray(0, 2048).toString('latin1')
  return /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]{1,40})/i.exec(start)?.[1] ?? null
}
