import { lt, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { flashcards } from '#contract/study/flashcards.ts'
import { flashcards as cardTable } from '../../db/schema/study/flashcards.ts'
import { explainQuery } from '../../testing/explain-query.ts'
import { createTestApp, type TestApp, type TestPerson } from '../../testing/test-app.ts'
import { openTestDatabase, type TestDatabase } from '../../testing/test-database.ts'
import { selectCards } from './flashcards.queries.ts'

const CARDS = 10_000
let database: TestDatabase
let t: TestApp
let ada: TestPerson

/**
 * One learner with many cards of a few hundred words; one in a thousand has the rare word, is deleted or shows a picture.
 * In a database of its own: how a query is planned hangs on all rows there are.
 */
beforeAll(async () => {
  database = await openTestDatabase()
  t = await createTestApp({ now: new Date('2026-03-10T12:00:00Z'), own: database })
  ada = await t.signUp()
  await t.db.execute(sql`
    insert into flashcards (user_id, front, back, words, picture_ids, deleted_at)
    select ${ada.id}::int, 'Front ' || n, 'Back' || case when n % 1000 = 7 then ' Rareword' else '' end,
      array_to_tsvector(array['front', 'back', n::text, 'term' || n % 300] || case when n % 1000 = 7 then array['rareword'] else '{}' end),
      case when n % 1000 = 8 then array[900000000 + n] else '{}' end,
      case when n % 1000 = 9 then timestamptz '2026-01-01' end
    from generate_series(1, ${CARDS}::int) n`)
  await t.db.execute(sql`vacuum analyze flashcards`)
})
afterAll(() => database.close())

test.each([
  ['a rare word', 'rareWORD', 10],
  ['the beginning of it', 'rarew', 10],
  ['a word that no card has', 'mitochondria', 0],
  ['two words', 'back 777', 11],
])('%s is found among 10,000 cards through the index of words', async (_what, search, count) => {
  const { indexes, rowsRead, wholeTables } = await explainQuery(t.db, selectCards(t.db, ada.id, { search }))
  expect(wholeTables).toEqual([])
  expect(indexes).toContain('flashcards_words')
  expect(rowsRead).toBeLessThan(CARDS / 50)
  expect((await ada.call(flashcards.list, { id: ada.id, search })).body).toHaveLength(count)
})

test('a word that all cards have reads no more than the page it shows', async () => {
  const { rowsRead, wholeTables } = await explainQuery(t.db, selectCards(t.db, ada.id, { search: 'fron' }))
  expect(wholeTables).toEqual([])
  expect(rowsRead).toBeLessThan(CARDS / 50)
})

test('cards to purge and the cards that show a picture are found through their indexes', async () => {
  const old = t.db
    .select({ id: cardTable.id })
    .from(cardTable)
    .where(lt(cardTable.deletedAt, new Date('2026-02-01T00:00:00Z')))
  const purged = await explainQuery(t.db, old)
  expect(purged.indexes).toEqual(['flashcards_deleted'])
  expect(purged.rowsRead).toBeLessThan(CARDS / 50)
  const showing = t.db
    .select({ id: cardTable.id })
    .from(cardTable)
    .where(sql`${cardTable.pictureIds} @> array[900000008] and ${cardTable.pictureIds} <> '{}'`)
  expect(await explainQuery(t.db, showing)).toMatchObject({ indexes: ['flashcards_of_picture'], rowsRead: 1 })
})
