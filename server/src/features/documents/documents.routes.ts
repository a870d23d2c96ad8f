import { documents } from '#contract/professional/documents.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { addFile } from './add-file.ts'
import {
  markDeleted,
  noteOpening,
  selectDocuments,
  selectReadable,
  selectSummaries,
} from './documents.queries.ts'
import { changeDocument, createDocument } from './save-document.ts'
import { summarizeDocument, toSummary } from './summarize-document.ts'

export function documentRoutes({ serve }: Mount): void {
  serve(documents.list, (wanted, { db, caller }) => selectDocuments(db, caller.user.id, wanted))
  serve(documents.create, (sent, context) => createDocument(context, sent))
  serve(documents.addFile, (sent, context) => addFile(context, sent))
  serve(documents.open, async ({ id }, { db, caller, now }) =>
    foundOr404(await noteOpening(db, caller.user.id, id, now()), 'documentNotFound'),
  )
  serve(documents.update, (change, context) => changeDocument(context, change))
  serve(documents.remove, async ({ id }, { db, caller, now }) => {
    foundOr404(await markDeleted(db, caller.user.id, id, now()), 'documentNotFound')
  })
  serve(documents.restore, async ({ id }, { db, caller }) =>
    foundOr404(await markDeleted(db, caller.user.id, id, null), 'documentNotFound'),
  )
  serve(documents.summarize, ({ id }, context) => summarizeDocument(context, id))
  serve(documents.summaries, async ({ id, before }, { db, caller }) => {
    foundOr404(await selectReadable(db, caller.user.id, id), 'documentNotFound')
    return (await selectSummaries(db, id, { before })).map(toSummary)
  })
}
