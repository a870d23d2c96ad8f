import { inArray, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { isChild, ROLES } from '#engines/accounts/index.ts'
import { ORIGINS, users } from '../../db/schema/accounts/users.ts'
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
  const made = await t.db
    .insert(users)
    .values(
      known.map((facts, n) => ({
        ...facts,
        username: `child-rule-${n}`,
        password: '!',
        firstName: 'A',
        lastName: 'B',
      })),
    )
    .returning({ id: users.id })
  const ids = made.map(({ id }) => id)
  const rows = await t.db
    .select({ id: users.id, isChild: sql<boolean>`${isChildRow()}` })
    .from(users)
    .where(inArray(users.id, ids))
  const bySql = new Map(rows.map((row) => [row.id, row.isChild]))
  expect(ids.map((id) => bySql.get(id))).toEqual(known.map((facts) => isChild(facts)))
  await t.db.delete(users).where(inArray(users.id, ids))
})
