import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isChild, ROLES } from '#engines/accounts/index.ts'
import { ORIGINS } from '../../db/schema/accounts/users.ts'
import { prepareTestApp } from '../../testing/prepare-test-app.ts'
import { isChildRow } from './guardian.ts'

const t = prepareTestApp()

const AGES = [null, 1, 12, 13, 40]
const GRADES = [1, 7, 8, 13]

test('the database takes exactly those for children whom the engine does, whatever is known of them', {
  tags: ['LEGAL-14', 'Y-68'],
}, async () => {
  const known = AGES.flatMap((age) =>
    ROLES.flatMap((role) =>
      GRADES.flatMap((grade) =>
        [null, String(grade)].flatMap((gradeLevel) =>
          ORIGINS.flatMap((origin) =>
            [true, false].map((isDemo) => ({ age, role, grade, gradeLevel, origin, isDemo })),
          ),
        ),
      ),
    ),
  )
  const rows = JSON.stringify(
    known.map(({ gradeLevel, isDemo, ...facts }) => ({ ...facts, grade_level: gradeLevel, is_demo: isDemo })),
  )
  // Named like the table, whose columns the condition names.
  const { rows: judged } = await t.db.execute<{ is_child: boolean }>(sql`
    select ${isChildRow()} as is_child
    from rows from (jsonb_to_recordset(${rows}::jsonb)
      as (age int, role text, grade int, grade_level text, origin text, is_demo boolean)) with ordinality
      as users(age, role, grade, grade_level, origin, is_demo, place)
    order by place`)
  expect(judged.map((row) => row.is_child)).toEqual(known.map((facts) => isChild(facts)))
})
