import type { User } from '#contract/accounts.ts'
import { escapeHtml } from '../../platform/escape-html.ts'
import { findTitle } from './table-titles.ts'

export type ExportHead = {
  exportedAt: string
  user: User
  /** Tables that a guardian is not given. */
  notIncluded?: string[]
}
export type ExportedTable = { name: string; rows: () => AsyncGenerator<Record<string, unknown>> }

/** Larger pictures stay in the JSON file, so that the page opens on any device. */
const LARGEST_PICTURE_BYTES = 300_000
const LONGEST_VALUE = 20_000
const PICTURE = /^image\/(png|jpeg|webp|gif)$/

const STYLE = `
:root{color-scheme:light dark}
body{font:16px/1.6 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1.5rem 1rem 4rem;color:#1c2b22;background:#fff}
h1{font-size:1.8rem;line-height:1.2}h2{font-size:1.3rem;margin:2.5rem 0 .75rem;border-top:1px solid #d5ddd8;padding-top:1.5rem}
a{color:#17693f}nav ul{columns:2;padding-left:1.2rem}.muted{color:#56655c}
article{border:1px solid #d5ddd8;border-radius:10px;padding:.75rem 1rem;margin:0 0 .75rem;break-inside:avoid}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;margin:0}
dt{color:#56655c}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}img{max-width:16rem;max-height:16rem}
@media (max-width:34rem){dl{grid-template-columns:1fr}dd{margin:0 0 .5rem}nav ul{columns:1}}
@media (prefers-color-scheme:dark){body{color:#e8efea;background:#121a15}a{color:#7fd3a3}h2,article{border-color:#33423a}dt,.muted{color:#a9b8af}}
@media print{body{max-width:none;padding:0}nav{display:none}}
`

/** One page that needs nothing else: no script, no other file, readable on screen and on paper. */
export async function* writeHtml(head: ExportHead, tables: ExportedTable[]): AsyncGenerator<string> {
  const { user, exportedAt, notIncluded } = head
  const name = `${user.firstName} ${user.lastName}`
  yield `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escapeHtml(`Trellis: the data of ${name}`)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(`The data of ${name}`)}</h1>
<p>All that Trellis has stored about ${notIncluded ? escapeHtml(name) : 'you'}, as of ${writeMoment(exportedAt)}${notIncluded ? ', as far as guardians are given it' : ''}. The same data for programs, with every file, is in the JSON export.</p>
${
  notIncluded
    ? `<p>Not in this file: ${escapeHtml(notIncluded.map(findTitle).join('; '))}. The school can hand these out.</p>
`
    : ''
}<h2 id="account">Your account</h2>${writeRow(user)}
`
  const empty: string[] = []
  for (const table of tables) {
    let count = 0
    for await (const row of table.rows()) {
      if (count === 0)
        yield `<section><h2 id="${escapeHtml(table.name)}">${escapeHtml(findTitle(table.name))}</h2>\n`
      count += 1
      yield writeRow(row)
    }
    if (count > 0) yield `<p class="muted">${count} ${count === 1 ? 'entry' : 'entries'}</p></section>\n`
    else empty.push(findTitle(table.name))
  }
  yield `<section><h2>Nothing stored</h2><p>There is nothing of yours under: ${escapeHtml(empty.join(', ') || 'none')}.</p></section>
</main></body></html>
`
}

function writeRow(row: Record<string, unknown>): string {
  const type = typeof row.contentType === 'string' ? row.contentType : ''
  const lines = Object.entries(row)
    .filter(([name, value]) => value !== null && value !== undefined && !isOwnId(name))
    .map(([name, value]) => `<dt>${escapeHtml(toWords(name))}</dt><dd>${writeValue(value, type)}</dd>`)
  return `<article><dl>${lines.join('')}</dl></article>\n`
}

/** The person's own number tells them nothing. */
const isOwnId = (name: string) => ['userId', 'studentId', 'teacherId', 'ownerId'].includes(name)

function writeValue(value: unknown, contentType: string): string {
  if (value instanceof Uint8Array) return writeBytes(value, contentType)
  if (value instanceof Date) return writeMoment(value.toISOString())
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return writeMoment(value)
  const text = typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value)
  if (text === '' || text === '[]' || text === '{}') return '<span class="muted">none</span>'
  return text.length > LONGEST_VALUE
    ? `${escapeHtml(text.slice(0, LONGEST_VALUE))}<span class="muted"> … the rest is in the JSON export</span>`
    : escapeHtml(text)
}

function writeBytes(bytes: Uint8Array, contentType: string): string {
  if (PICTURE.test(contentType) && bytes.byteLength <= LARGEST_PICTURE_BYTES)
    return `<img alt="Your picture" src="data:${contentType};base64,${Buffer.from(bytes).toString('base64')}">`
  return `a file of ${bytes.byteLength} bytes; it is in the JSON export`
}

function writeMoment(iso: string): string {
  return `<time datetime="${iso}">${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC</time>`
}

/** `dateTaken` → `Date taken`. */
function toWords(name: string): string {
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
