export type NoteToWrite = {
  title: string
  content: string
  tags: readonly string[]
  quote: string | null
  /** Where the note came from: a page of ours or an address. */
  source: { name: string; href: string } | null
  /** 2026-03-01. */
  day: string
}

const LONGEST_NAME = 80
const KEPT_BY_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** [N5] */
export function writeMarkdown(note: NoteToWrite): string {
  const facts = [note.day, ...note.tags.map((tag) => `#${tag.replace(/\s+/g, '-')}`)].map(escapeInline)
  const parts = [`# ${escapeInline(oneLine(note.title))}`, facts.join(' · ')]
  if (note.quote)
    parts.push(
      note.quote
        .split(/\r\n|\r|\n/)
        .map((line) => `> ${line}`)
        .join('\n'),
    )
  if (note.source)
    parts.push(
      `[${escapeInline(oneLine(note.source.name))}](<${note.source.href.replace(/[<>\n\r]/g, encodeURIComponent)}>)`,
    )
  parts.push(note.content)
  return `${parts.join('\n\n').trimEnd()}\n`
}

/** A title with a star or a bracket in it stays that title. */
function escapeInline(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, '\\$&')
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** [N6] */
export function nameFile(title: string, ending: string): string {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
  const cut = [...plain]
    .slice(0, LONGEST_NAME)
    .join('')
    .replace(/^-+|-+$/g, '')
  const name = cut === '' ? 'note' : KEPT_BY_WINDOWS.test(cut) ? `note-${cut}` : cut
  return `${name}.${ending}`
}
