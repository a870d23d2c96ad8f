import { adminCurriculumDocuments } from '#contract/admin/curriculum-documents.ts'
import type { Database } from '../../db/database.ts'
import { toCsvFile } from '../../domain/tables/write-csv.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import {
  changeDocument,
  createDocument,
  goBack,
  listDocuments,
  listVersions,
  readAnew,
  readCurriculumFile,
  readDocument,
  readVersion,
  removeDocument,
  restoreDocument,
  summarizeDocuments,
} from './admin-documents.ts'
import { coverCurriculum, tableCoverage } from './cover-curriculum.ts'
import { selectDocumentFacts, selectLessonFacts } from './coverage.queries.ts'

export function adminCurriculumDocumentRoutes({ serve }: Mount): void {
  const calls = adminCurriculumDocuments
  serve(calls.list, (wanted, context) => listDocuments(context, wanted))
  serve(calls.summary, (_, context) => summarizeDocuments(context))
  serve(calls.create, (sent, context) => createDocument(context, sent))
  serve(calls.readFile, (file, context) => readCurriculumFile(context, file))
  serve(calls.coverage, async (_, { db }) => ({ cells: await readCoverage(db) }))
  serve(calls.coverageTable, async (_, { db, now }) => {
    const name = `Curriculum coverage ${now().toISOString().slice(0, 10)}.csv`
    return toCsvFile(name, tableCoverage(await readCoverage(db)))
  })
  serve(calls.open, ({ id }, context) => readDocument(context, id))
  serve(calls.update, (change, context) => changeDocument(context, change))
  serve(calls.remove, ({ id }, context) => removeDocument(context, id))
  serve(calls.restore, ({ id }, context) => restoreDocument(context, id))
  serve(calls.reindex, ({ id }, context) => readAnew(context, id))
  serve(calls.versions, ({ id, before }, context) => listVersions(context, id, before))
  serve(calls.version, ({ id, version }, context) => readVersion(context, id, version))
  serve(calls.goBack, ({ id, version }, context) => goBack(context, id, version))
}

const readCoverage = async (db: Database) =>
  coverCurriculum(await selectLessonFacts(db), await selectDocumentFacts(db))
