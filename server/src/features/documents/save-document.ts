import { type documents, LONGEST_DOCUMENT } from '#contract/professional/documents.ts'
import { FILL_IN, LONGEST_TITLE } from '#contract/study/fields.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { readPage } from '../../domain/read-page.ts'
import { uniqueTags } from '../../domain/unique-tags.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { type DocumentRow, hasDocumentNumber, insertDocument, updateDocument } from './documents.queries.ts'

const MOST_DOCUMENTS = 1_000

type Change = Received<typeof documents.update>

/** The page is read before the transaction: the database is not kept waiting for the web. */
export async function createDocument(context: CallerContext, sent: Received<typeof documents.create>) {
  const { documentUrl = null, websiteUrl = null, documentType = null } = sent
  const typed = hasText(sent.content) ? sent.content : null
  if (typed === null && websiteUrl === null && documentUrl === null && !sent.citation)
    throw new AppError('invalid_input', 'textOrAddressRequired')
  const page = typed === null && websiteUrl !== null ? await readPage(context, websiteUrl) : null
  const title = sent.title || page?.title?.slice(0, LONGEST_TITLE).toWellFormed().trim()
  if (!title) throw new AppError('invalid_input', FILL_IN)
  return keepDocument(context, {
    title,
    documentUrl,
    websiteUrl,
    documentType: documentType || null,
    content: typed ?? page?.text.slice(0, LONGEST_DOCUMENT).toWellFormed() ?? null,
    citation: sent.citation ?? null,
    tags: sent.tags,
  })
}

type Kept = Pick<
  DocumentRow,
  'title' | 'documentUrl' | 'websiteUrl' | 'documentType' | 'content' | 'citation' | 'tags'
>

export function keepDocument({ caller, now, transact }: CallerContext, { tags, ...document }: Kept) {
  const userId = caller.user.id
  return transact(async (tx) => {
    await lockUser(tx, userId)
    if (await hasDocumentNumber(tx, userId, MOST_DOCUMENTS))
      throw new AppError('conflict', { reason: 'tooManyDocuments', params: { most: MOST_DOCUMENTS } })
    const at = now()
    return insertDocument(tx, { ...document, userId, tags: uniqueTags(tags), uploadedAt: at, updatedAt: at })
  })
}

const hasText = (text: string | null | undefined): text is string => /\S/.test(text ?? '')

export async function changeDocument({ db, caller, now }: CallerContext, { id, tags, ...change }: Change) {
  const row = await updateDocument(db, caller.user.id, id, {
    ...change,
    ...(tags && { tags: uniqueTags(tags) }),
    updatedAt: now(),
  })
  return foundOr404(row, 'documentNotFound')
}
