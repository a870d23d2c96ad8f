import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isMinor, ROLES } from '#engines/accounts/index.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { isMinorRow } from './is-minor-row.ts'

const t = prepareTestApp()

test('the database takes exactly those for minors whom the engine does', async () => {
  const known = ROLES.flatMap((role) => [null, 1, 17, 18, 40].map((age) => ({ role, age })))
  // Named like the table, whose columns the condition names.
  const { rows } = await t.db.execute<{ is_minor: boolean }>(sql`
    select ${isMinorRow()} as is_minor
    from rows from (jsonb_to_recordset(${JSON.stringify(known)}::jsonb) as (age int, role text)) with ordinality
      as users(age, role, place) order by place`)
  expect(rows.map((row) => row.is_minor)).toEqual(known.map(isMinor))
})
