import {
  type documents,
  LARGEST_DOCUMENT_FILE_BYTES,
  LONGEST_DOCUMENT,
} from '#contract/professional/documents.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { readFileText } from '../../platform/files/read-file.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { keepDocument } from './save-document.ts'

const FILE_LIMIT = { limit: 30, windowSeconds: 10 * 60 }

type AddFileInput = Received<typeof documents.addFile>

/** The file is read before the transaction, and forgotten with it. */
export async function addFile(context: CallerContext, { name, dataBase64, title, tags }: AddFileInput) {
  await spendTry(context, 'tooManyFilesAdded', { name: `read-file:${context.caller.user.id}`, ...FILE_LIMIT })
  const { kind, text, isShortened } = await readFileText(context.caller.user.id, dataBase64, {
    largestBytes: LARGEST_DOCUMENT_FILE_BYTES,
    longestText: LONGEST_DOCUMENT,
  })
  const document = await keepDocument(context, {
    title: title || nameOf(name),
    documentUrl: null,
    websiteUrl: null,
    documentType: kind,
    content: text,
    citation: null,
    tags,
  })
  return { ...document, isShortened }
}

/** Without its ending. */
function nameOf(file: string): string {
  const name = file.replace(/\.[A-Za-z0-9]{1,8}$/, '').trim() || file
  return name.slice(0, LONGEST_TITLE).toWellFormed().trim()
}
