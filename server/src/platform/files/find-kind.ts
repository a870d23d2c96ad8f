import { decodeText } from '../decode-text.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type DocumentKind = 'pdf' | 'docx' | 'text'

const MARK_WITHIN_BYTES = 1024
/** Pictures, sounds and programs can be made of letters alone. */
const MADE_OF_LETTERS = /^(?:GIF8|RIFF|MZ|BM[^a-z ])/
/** Letters that are read by browsers and word processors, not by people. */
const MARKUP = /^\s*(?:<!doctype|<html|<svg|<\?xml|<script|\{\\rtf)/i

/** What the bytes are, whatever the file is called. Throws what is wrong with them. */
export function findKind(file: Uint8Array): DocumentKind {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  if (isPdf(bytes)) return 'pdf'
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'docx'
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw new UnreadableFile(bytes.includes('EncryptedPackage', 0, 'utf16le') ? 'fileLocked' : 'oldWordFile')
  if (!isPlainText(bytes)) throw new UnreadableFile('fileKindUnknown')
  if (isMarkup(bytes)) throw new UnreadableFile('fileIsMarkup')
  return 'text'
}

/** Readers of PDF look for its mark within the first kilobyte and stop at its end; browsers look at the first letters. */
function isPdf(bytes: Buffer): boolean {
  const at = bytes.subarray(0, MARK_WITHIN_BYTES).indexOf('%PDF-')
  if (at === -1) return false
  const end = bytes.lastIndexOf('%%EOF')
  const before = bytes.subarray(0, at)
  if (end === -1) throw new UnreadableFile('pdfCutOff')
  if (![before, bytes.subarray(end + 5)].every(isBlank)) throw new UnreadableFile('pdfWithSomethingElse')
  return true
}

/** Spaces, lines, zeros and the mark of UTF-8 say nothing. */
const isBlank = (bytes: Buffer): boolean =>
  /^[\s\0]*$/.test(bytes.toString('latin1').replace('\xef\xbb\xbf', ''))

/** A page, a drawing or rich text. */
export const isMarkup = (file: Uint8Array): boolean =>
  MARKUP.test(decodeText(file.subarray(0, MARK_WITHIN_BYTES)))

/** Letters, lines and tabs. In wide letters, which their mark tells, zeros are halves of letters. */
export function isPlainText(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const mark = bytes.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff') {
    const text = new TextDecoder(mark === 'fffe' ? 'utf-16le' : 'utf-16be').decode(bytes)
    return bytes.length % 2 === 0 && !hasControls(text) && !text.includes('\ufffd')
  }
  // One by one: a callback for each of twenty million bytes would hold up everybody for seconds.
  for (let at = 0; at < bytes.length; at++) if (isControl(bytes[at] ?? 0)) return false
  return bytes.length > 0 && !MADE_OF_LETTERS.test(bytes.subarray(0, 8).toString('latin1'))
}

const TAB = 9
const LINE_FEED = 10
const FORM_FEED = 12
const CARRIAGE_RETURN = 13
const SPACE = 32

const isControl = (code: number): boolean =>
  code < SPACE && code !== TAB && code !== LINE_FEED && code !== FORM_FEED && code !== CARRIAGE_RETURN

function hasControls(text: string): boolean {
  for (let at = 0; at < text.length; at++) if (isControl(text.charCodeAt(at))) return true
  return false
}
