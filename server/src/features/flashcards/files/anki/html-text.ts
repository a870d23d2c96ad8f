import { Parser } from 'htmlparser2'
import { nameInText } from '../deck.ts'

const BLOCKS = new Set([
  'div',
  'p',
  'li',
  'ul',
  'ol',
  'tr',
  'table',
  'h1',
  'h2',
  'h3',
  'h4',
  'pre',
  'blockquote',
  'hr',
])
const UNSEEN = new Set(['script', 'style', 'title', 'template', 'iframe', 'object', 'svg', 'math'])

/** The words of a field of Anki, line by line, with its pictures by name; nothing of its markup stays. */
export function toText(html: string): string {
  let text = ''
  let hidden = 0
  const breakLine = () => {
    if (text !== '' && !text.endsWith('\n')) text += '\n'
  }
  const parser = new Parser({
    onopentag(name, { src }) {
      if (UNSEEN.has(name)) hidden++
      if (hidden > 0) return
      if (name === 'br') text += '\n'
      else if (name === 'sup') text += '^'
      else if (name === 'sub') text += '_'
      else if (name === 'img' && src) text += nameInText(decodeName(src))
      else if (BLOCKS.has(name)) breakLine()
    },
    ontext(words) {
      if (hidden === 0) text += words.replace(/[\n\r]+/g, ' ')
    },
    onclosetag(name) {
      if (UNSEEN.has(name)) hidden--
      else if (hidden === 0 && BLOCKS.has(name)) breakLine()
    },
  })
  parser.end(html)
  return text.replace(/\[sound:[^\]]*\]/g, '').trim()
}

/** The other way: a text becomes HTML that `toText` reads back as it was. */
export function toHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\r\n|\r|\n/g, '<br>')
}

function decodeName(src: string): string {
  try {
    return decodeURIComponent(src)
  } catch {
    return src
  }
}
