import * as z from 'zod/mini'
import { LARGEST_DOCUMENT_FILE_BYTES, LONGEST_DOCUMENT } from '#contract/professional/documents.ts'

export const DOCUMENT_KINDS = ['text', 'page', 'file', 'reference'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What is typed into the form; also the shape of its draft. */
export const DocumentValues = z.object({
  kind: z.enum(DOCUMENT_KINDS),
  title: z.string(),
  content: z.string(),
  address: z.string(),
  tags: z.array(z.string()),
})
export type DocumentValues = z.output<typeof DocumentValues>

export const NO_VALUES: DocumentValues = { kind: 'text', title: '', content: '', address: '', tags: [] }

/** Names of words in the messages. */
export type DocumentFaults = {
  title?: 'titleMissing'
  content?: 'textMissing' | 'textTooLong'
  address?: 'addressMissing' | 'addressWrong'
  file?: 'fileMissing' | 'fileTooLarge'
}

type ChosenFile = Pick<File, 'name' | 'size'>

export function findFaults(values: DocumentValues, file: ChosenFile | null): DocumentFaults {
  const { kind, title, content } = values
  const faults: DocumentFaults = {}
  // A page and a file bring a name along.
  if ((kind === 'text' || kind === 'reference') && title.trim() === '') faults.title = 'titleMissing'
  if (kind === 'text') {
    if (content.trim() === '') faults.content = 'textMissing'
    else if (content.length > LONGEST_DOCUMENT) faults.content = 'textTooLong'
  }
  if (kind === 'page' || kind === 'reference') {
    const address = completeAddress(values.address)
    if (address === '') faults.address = 'addressMissing'
    else if (!/^https?:\/\/[^\s/]\S*$/i.test(address)) faults.address = 'addressWrong'
  }
  if (kind === 'file') {
    if (!file) faults.file = 'fileMissing'
    else if (file.size > LARGEST_DOCUMENT_FILE_BYTES) faults.file = 'fileTooLarge'
  }
  return faults
}

/** People leave out what every address begins with. */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  if (address === '' || /^[a-z][a-z\d+.-]*:/i.test(address)) return address
  return /^[^\s/]+\.[^\s/]+/.test(address) ? `https://${address}` : address
}

/** What the call wants that keeps a text, the text of a page, or a reference. */
export function toNewDocument({ kind, title, content, address, tags }: DocumentValues) {
  const common = { ...(title.trim() && { title: title.trim() }), tags }
  if (kind === 'text') return { ...common, content }
  if (kind === 'page') return { ...common, websiteUrl: completeAddress(address) }
  return { ...common, documentUrl: completeAddress(address), documentType: 'reference' }
}

/** Files that are text already need no reader on the server. */
export const isTextFile = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /\.(?:txt|md|markdown|text)$/i.test(name) || type === 'text/plain' || type === 'text/markdown'

export function nameOfFile(name: string): string {
  return name.replace(/\.[A-Za-z0-9]{1,8}$/, '').trim() || name
}

/** UTF-8, or what a mark at its beginning says. Other old encodings show as odd signs, which can be corrected. */
export function readTextFile(bytes: Uint8Array): string {
  const [first, second] = bytes
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8'
  return new TextDecoder(encoding).decode(bytes).replaceAll('\0', '').replace(/\r\n?/g, '\n')
}
