/** A piece of Markdown without its marks, and where each character stood. */
export type Plain = {
  text: string
  /** As long as `text`, with formulas, code and addresses as made-up words: nothing inside them ends a sentence. */
  masked: string
  /** Index in the source of each character of `text`. */
  places: number[]
  /** What the author stressed. */
  stressed: string[]
}

/** Kept as they are: formulas, code spans and bare addresses. Money ($5 and $10) is no formula. */
const WHOLE = [
  /\$\$[\s\S]+?\$\$/y,
  /\$(?!\s)(?:\\.|[^$\\\n]){1,300}?(?<!\s)\$(?!\d)/y,
  /\\\([\s\S]{1,300}?\\\)/y,
  /\\\[[\s\S]{1,300}?\\\]/y,
  /`[^`\n]{1,200}`/y,
  /(?:https?:\/\/|www\.)[^\s<>"')\]]+[^\s<>"')\].,;:!?]/y,
]
const DROPPED = [/<!--[\s\S]*?-->/y, /<\/?[a-zA-Z][^<>\n]{0,300}>/y, /!\[[^\]\n]{0,300}\]\([^)\n]{0,500}\)/y]
const LINK = /\[([^\][\n]{1,300})\]\([^)\n]{0,500}\)/y
const MARKS = /\*{1,3}|_{1,3}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])_{1,3}|~~/uy
const STRESSED = /(\*\*|__)(?!\s)([^*_\n]{2,60}?)(?<!\s)\1/g

export function readPlain(source: string): Plain {
  const out: Out = { text: '', masked: '', places: [], endsInSpace: false }
  walk(source, 0, out)
  return { ...trim(out), stressed: [...source.matchAll(STRESSED)].map(([, , words = '']) => words.trim()) }
}

type Out = Pick<Plain, 'text' | 'masked' | 'places'> & { endsInSpace: boolean }

/** Letters that begin nothing of the above: most of a text, taken over at once. What is matched in one piece fits on the stack. */
const LETTERS = /(?:[^$\\`hw<![*_~\s]|h(?!ttps?:\/\/)|w(?!ww\.)){1,2000}/y
const SPACE = /\s/

function walk(source: string, offset: number, out: Out): void {
  let at = 0
  while (at < source.length) {
    const letters = matchAny([LETTERS], source, at)
    if (letters !== null) {
      addLetters(out, letters, offset + at)
      at += letters.length
      continue
    }
    if (SPACE.test(source[at] ?? '')) {
      if (!out.endsInSpace) add(out, ' ', ' ', offset + at)
      at += 1
      continue
    }
    const whole = matchAny(WHOLE, source, at)
    if (whole !== null) {
      const shown = whole.replace(/\s+/g, ' ')
      for (let n = 0; n < shown.length; n += 1) add(out, shown[n] ?? '', n === 0 ? 'X' : 'x', offset + at + n)
      at += whole.length
      continue
    }
    const dropped = matchAny(DROPPED, source, at)
    if (dropped !== null) {
      at += dropped.length
      continue
    }
    const link = matchAny([LINK], source, at)
    if (link !== null) {
      walk(link.slice(1, link.lastIndexOf('](')), offset + at + 1, out)
      at += link.length
      continue
    }
    const marks = isMarkSpaced(source, at) ? null : matchAny([MARKS], source, at)
    if (marks !== null) {
      at += marks.length
      continue
    }
    // Money stays escaped, or two prices would become a formula wherever the text is shown.
    if (source.startsWith('\\$', at)) {
      for (const place of [at, at + 1]) add(out, source[place] ?? '', 'x', offset + place)
      at += 2
      continue
    }
    const isEscape = source[at] === '\\' && /[\\`*_{}[\]()#+\-.!~|<>]/.test(source[at + 1] ?? '')
    if (isEscape) at += 1
    const letter = source[at] ?? ''
    add(out, letter, letter, offset + at)
    at += 1
  }
}

/** `2 * 3` multiplies: a star between spaces marks nothing. */
function isMarkSpaced(source: string, at: number): boolean {
  return /\s/.test(source[at - 1] ?? ' ') && /\s/.test(source[at + 1] ?? ' ')
}

function matchAny(patterns: RegExp[], source: string, at: number): string | null {
  for (const pattern of patterns) {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) return found[0]
  }
  return null
}

function add(out: Out, letter: string, mask: string, place: number): void {
  out.text += letter
  out.masked += mask
  out.places.push(place)
  // Asking the text itself would put its pieces together each time.
  out.endsInSpace = letter === ' '
}

function addLetters(out: Out, letters: string, place: number): void {
  out.text += letters
  out.masked += letters
  for (let n = 0; n < letters.length; n += 1) out.places.push(place + n)
  out.endsInSpace = false
}

function trim({ text, masked, places }: Out): Omit<Plain, 'stressed'> {
  const start = text.length - text.trimStart().length
  const end = text.trimEnd().length
  return {
    text: text.slice(start, end),
    masked: masked.slice(start, end),
    places: places.slice(start, Math.max(start, end)),
  }
}

/** The source of a part of a plain text, marks included; without them where only one half of a pair would be in it. */
export function quoteSource(source: string, { text, places }: Plain, start: number, end: number): string {
  const from = start > 0 ? (places[start - 1] ?? 0) + 1 : 0
  const to = end < text.length ? (places[end] ?? source.length) : source.length
  const quote = source.slice(from, to).replace(/\s+/g, ' ').trim()
  const isPaired = ['**', '__', '~~', '`'].every((mark) => quote.split(mark).length % 2 === 1)
  const singles = quote.replaceAll('**', '').split('*').length % 2 === 1
  return isPaired && singles && !/[<>]/.test(quote) ? quote : text.slice(start, end).trim()
}
