import type { FastifyInstance } from 'fastify'
import { adminCurriculumDocuments } from '#contract/admin/curriculum-documents.ts'
import type { Database } from '../../db/database.ts'
import { writeCsv } from '../../domain/write-csv.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { coverCurriculum, tableCoverage } from './cover-curriculum.ts'
import { selectDocumentFacts, selectLessonFacts } from './coverage.queries.ts'
import { readCurriculumFile } from './read-curriculum-file.ts'
import {
  listDocuments,
  listVersions,
  readDocument,
  readVersion,
  summarizeDocuments,
} from './read-documents.ts'
import {
  changeDocument,
  createDocument,
  goBack,
  readAnew,
  removeDocument,
  restoreDocument,
} from './save-document.ts'

export function adminCurriculumDocumentRoutes(app: FastifyInstance, deps: Deps): void {
  const calls = adminCurriculumDocuments
  serve(app, deps, calls.list, (wanted, context) => listDocuments(context, wanted))
  serve(app, deps, calls.summary, (_, context) => summarizeDocuments(context))
  serve(app, deps, calls.create, (sent, context) => createDocument(context, sent))
  serve(app, deps, calls.readFile, (file, context) => readCurriculumFile(context, file))
  serve(app, deps, calls.coverage, async (_, { db }) => ({ cells: await readCoverage(db) }))
  serve(app, deps, calls.coverageTable, async (_, { db, now }) => ({
    name: `Curriculum coverage ${now().toISOString().slice(0, 10)}.csv`,
    contentType: 'text/csv; charset=utf-8',
    content: new TextEncoder().encode(writeCsv(tableCoverage(await readCoverage(db)))),
  }))
  serve(app, deps, calls.open, ({ id }, context) => readDocument(context, id))
  serve(app, deps, calls.update, (change, context) => changeDocument(context, change))
  serve(app, deps, calls.remove, ({ id }, context) => removeDocument(context, id))
  serve(app, deps, calls.restore, ({ id }, context) => restoreDocument(context, id))
  serve(app, deps, calls.reindex, ({ id }, context) => readAnew(context, id))
  serve(app, deps, calls.versions, ({ id, before }, context) => listVersions(context, id, before))
  serve(app, deps, calls.version, ({ id, version }, context) => readVersion(context, id, version))
  serve(app, deps, calls.goBack, ({ id, version }, context) => goBack(context, id, version))
}

const readCoverage = async (db: Database) =>
  coverCurriculum(await selectLessonFacts(db), await selectDocumentFacts(db))
