import { LARGEST_DOCUMENT_FILE_BYTES, LONGEST_DOCUMENT } from '#contract/professional/documents.ts'
import { AppError } from '../../../platform/app-error.ts'
import { tidyText } from '../../../platform/extract-text.ts'
import { readInThread } from './run-file-task.ts'

const UNKNOWN = 'This kind of file cannot be read. Please add a PDF, a DOCX or a text file.'
const OLD_WORD = 'Word files of the old kind (.doc) cannot be read. Please save it as DOCX and try again.'
const PROTECTED = 'This file is protected by a password. Please save it without one and try again.'

type FileText = { kind: 'pdf' | 'docx'; text: string; isShortened: boolean }

/** A file as it was sent, whatever it is called: what it holds decides. */
export async function readFile(base64: string): Promise<FileText> {
  const file = decode(base64)
  const kind = findKind(file)
  // The text may become shorter while it is tidied, so a little more is read than is kept.
  const text = tidyText(await readInThread({ kind, file, longest: 2 * LONGEST_DOCUMENT }))
  const isShortened = text.length > LONGEST_DOCUMENT
  return { kind, text: isShortened ? cut(text) : text, isShortened }
}

function decode(base64: string): Uint8Array {
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(base64))
    throw new AppError('invalid_input', 'The file must be sent in base64.')
  const file = new Uint8Array(Buffer.from(base64, 'base64'))
  if (file.length === 0) throw new AppError('invalid_input', 'The file is empty.')
  if (file.length > LARGEST_DOCUMENT_FILE_BYTES)
    throw new AppError('too_large', 'A file can have at most 10 MB.')
  return file
}

function findKind(file: Uint8Array): FileText['kind'] {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  // Readers of PDF look for its mark within the first kilobyte.
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf'
  if (bytes.subarray(0, 2).toString('latin1') === 'PK') return 'docx'
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0')
    throw new AppError(
      'invalid_input',
      bytes.includes('EncryptedPackage', 0, 'utf16le') ? PROTECTED : OLD_WORD,
    )
  throw new AppError('invalid_input', UNKNOWN)
}

/** At the end of a paragraph where one is near. */
function cut(text: string): string {
  const kept = text.slice(0, LONGEST_DOCUMENT).toWellFormed()
  const end = kept.lastIndexOf('\n\n')
  return end > LONGEST_DOCUMENT * 0.9 ? kept.slice(0, end) : kept
}
