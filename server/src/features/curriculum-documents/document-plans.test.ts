import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { explainQuery } from '../../testing/explain-query.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { type AdminDocumentsFilter, selectListed, selectVersions } from './admin.queries.ts'

const DOCUMENTS = 5_000
const EMBEDDER = 'one'
let database: TestDatabase

/** In a database of its own: how a query is planned hangs on all rows there are. One in five hundred has the rare word. */
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.execute(sql`
    insert into curriculum_documents (title, content, subject, grade, document_type, created_at)
    select 'Document ' || n, 'Text' || case when n % 500 = 7 then ' Rareword' else '' end, 'Subject ' || n % 400,
      1 + n % 12, 'type ' || n % 300, timestamptz '2026-01-01' - n * interval '1 minute'
    from generate_series(1, ${DOCUMENTS}::int) n`)
  await database.db.execute(sql`
    insert into passage_sources (curriculum_document_id, source_updated_at, embedder)
    select id, updated_at, ${EMBEDDER} from curriculum_documents`)
  await database.db.execute(sql`
    insert into curriculum_document_versions (document_id, version, title, content, saved_at)
    select id, 1 + n, title, content, updated_at from curriculum_documents, generate_series(0, 3) n`)
  for (const table of ['curriculum_documents', 'passage_sources', 'curriculum_document_versions'])
    await database.db.execute(sql.raw(`vacuum analyze ${table}`))
})
afterAll(() => database.close())

test.each<[string, AdminDocumentsFilter]>([
  ['the newest', {}],
  ['those of a subject and a grade', { subject: 'Subject 7', grade: 8 }],
  ['those of a type', { documentType: 'type 7' }],
  ['those with a rare word', { search: 'rarew' }],
  ['the next page', { before: 60 }],
])('%s are found without reading all documents', async (_, wanted) => {
  const plan = await explainQuery(database.db, selectListed(database.db, EMBEDDER, wanted))
  expect(plan.wholeTables).not.toContain('curriculum_documents')
})

test('the versions of a document are found through their index', async () => {
  const plan = await explainQuery(database.db, selectVersions(database.db, 77, undefined))
  expect(plan.indexes).toContain('curriculum_document_versions_number')
  expect(plan.rowsRead).toBeLessThan(20)
})
