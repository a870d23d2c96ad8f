import type { CLASS_FILE_TYPES } from '#contract/classroom/class-files.ts'
import { isPlainText } from '../../platform/files/find-kind.ts'
import { checkFile } from '../../platform/files/read-file.ts'
import { readPicture } from '../../platform/read-picture.ts'

type FileType = (typeof CLASS_FILE_TYPES)[number]

/** The largest that cameras of phones make. */
const MOST_PIXELS = 110_000_000
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const ZIP = 'PK\x03\x04'

/**
 * What the bytes really are; a plain text has no mark of its own and is looked for only when somebody says it is one.
 * Documents are opened, so that nobody is handed one that is damaged, locked or made to do harm.
 */
export async function readFileType(bytes: Uint8Array, said: FileType): Promise<FileType | null> {
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (content.subarray(0, 5).toString('latin1') === '%PDF-') {
    if (said !== 'application/pdf') return null
    await checkFile('pdf', bytes)
    return said
  }
  if (content.subarray(0, 4).toString('latin1') === ZIP) {
    if (said !== DOCX || !content.includes('[Content_Types].xml')) return null
    await checkFile('docx', bytes)
    return said
  }
  const picture = readPicture(bytes, MOST_PIXELS)
  if (picture) return picture
  return said === 'text/plain' && isPlainText(bytes) ? said : null
}
