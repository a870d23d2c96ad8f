import { askTutor } from '../../domain/ask-tutor.ts'
import { lockUser } from '../../domain/lock-user.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'
import { insertSummary, type SummaryRow, selectReadable } from './documents.queries.ts'

const EMBEDDED = 'embedded'

/** Asks outside of the transaction, then keeps the summary if the document is still there. */
export async function summarizeDocument(context: CallerContext, id: number) {
  const { db, caller, now, transact, config } = context
  const userId = caller.user.id
  const { content } = foundOr404(await selectReadable(db, userId, id), 'documentNotFound')
  const text = content ?? ''
  if (!/\S/.test(text)) throw new AppError('invalid_input', 'documentHasNoText')
  const expertiseLevel = caller.user.expertiseLevel ?? undefined
  const { summary, keyPoints, prompt, engine } = await askTutor(
    context,
    'summaryFailed',
    ({ summarize }, reader) => summarize({ text, reader }),
    { expertiseLevel },
  )
  const model = engine === 'llm' ? (config.ai?.model ?? engine) : EMBEDDED
  return transact(async (tx) => {
    await lockUser(tx, userId)
    foundOr404(await selectReadable(tx, userId, id), 'documentNotFound')
    const kept = { documentId: id, userId, summary, keyPoints, model, prompt, createdAt: now() }
    return toSummary(await insertSummary(tx, kept))
  })
}

export const toSummary = (row: SummaryRow) => ({
  ...row,
  engine: row.model === null || row.model === EMBEDDED ? ('embedded' as const) : ('llm' as const),
})
