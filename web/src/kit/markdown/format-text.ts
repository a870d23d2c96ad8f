export const FORMATS = ['bold', 'italic', 'heading', 'list', 'task', 'link', 'code', 'formula'] as const
export type Format = (typeof FORMATS)[number]

/** The text of a field and what is selected in it. */
export type Selected = { text: string; from: number; to: number }

/** What to put in place of a part of the text, and what is selected afterwards. */
export type Edit = { from: number; to: number; insert: string; selectFrom: number; selectTo: number }

const AROUND: Partial<Record<Format, string>> = { bold: '**', italic: '*' }
const IN_FRONT: Partial<Record<Format, string>> = { heading: '## ', list: '- ', task: '- [ ] ' }
const ANY_MARK = /^(?:#{1,6} |[-*+] \[[ xX]\] |[-*+] |\d{1,9}[.)] )/

/** What a button of the toolbar does to the text; the same button takes away what it gave. */
export function formatText(format: Format, selected: Selected): Edit {
  const around = AROUND[format]
  if (around) return surround(selected, around, around)
  const mark = IN_FRONT[format]
  if (mark) return markLines(selected, mark)
  const inside = selected.text.slice(selected.from, selected.to)
  const isLong = inside.includes('\n')
  if (format === 'code') {
    return isLong ? surround(selected, '```\n', '\n```') : surround(selected, '`', '`')
  }
  if (format === 'formula') return isLong ? surround(selected, '$$\n', '\n$$') : surround(selected, '$', '$')
  return writeLink(selected, inside)
}

function surround({ text, from, to }: Selected, before: string, after: string): Edit {
  const inside = text.slice(from, to)
  const isAround =
    text.slice(0, from).endsWith(before) &&
    text.slice(to).startsWith(after) &&
    // One star beside a word that stands between two belongs to them.
    !(before === '*' && (text.slice(0, from).endsWith('**') || text.slice(to).startsWith('**')))
  if (isAround) {
    const start = from - before.length
    return {
      from: start,
      to: to + after.length,
      insert: inside,
      selectFrom: start,
      selectTo: start + inside.length,
    }
  }
  const start = from + before.length
  return { from, to, insert: before + inside + after, selectFrom: start, selectTo: start + inside.length }
}

function markLines({ text, from, to }: Selected, mark: string): Edit {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  const lines = text.slice(start, end === -1 ? text.length : end).split('\n')
  const isMarked = lines.every((line) => ANY_MARK.exec(line)?.[0] === mark)
  const insert = lines
    .map((line) => (isMarked ? line.slice(mark.length) : mark + line.replace(ANY_MARK, '')))
    .join('\n')
  const isOneLine = lines.length === 1
  return {
    from: start,
    to: end === -1 ? text.length : end,
    insert,
    selectFrom: isOneLine ? start + insert.length : start,
    selectTo: start + insert.length,
  }
}

const ADDRESS = 'https://'

/** The address is selected next: it is what one still has to type. */
function writeLink({ from, to }: Selected, inside: string): Edit {
  const isAddress = /^https?:\/\/\S+$/.test(inside)
  const insert = isAddress ? `[](${inside})` : `[${inside}](${ADDRESS})`
  const place = isAddress || inside === '' ? from + 1 : from + inside.length + 3
  return {
    from,
    to,
    insert,
    selectFrom: place,
    selectTo: isAddress || inside === '' ? place : place + ADDRESS.length,
  }
}

/** Enter inside a list begins its next item; on an empty item it ends the list. Null where Enter is just Enter. */
export function continueList({ text, from, to }: Selected): Edit | null {
  if (from !== to) return null
  const start = text.lastIndexOf('\n', from - 1) + 1
  const line = text.slice(start, from)
  const match = /^(\s*)(?:([-*+]) (\[[ xX]\] )?|(\d{1,8})([.)]) )/.exec(line)
  if (!match) return null
  const [mark, indent = '', bullet, task, number, dot] = match
  if (line === mark) return { from: start, to: from, insert: '', selectFrom: start, selectTo: start }
  const next = bullet ? `${bullet} ${task ? '[ ] ' : ''}` : `${Number(number) + 1}${dot} `
  const insert = `\n${indent}${next}`
  return { from, to, insert, selectFrom: from + insert.length, selectTo: from + insert.length }
}
