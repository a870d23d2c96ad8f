import { demoSchools } from '../db/schema/operations/demo-schools.ts'
import { schoolTerms } from '../db/schema/operations/school.ts'
import { saveSettings } from '../domain/school/school.queries.ts'
import type { TestApp } from './test-app.ts'

type TestSchool = { timeZone: string; terms?: (typeof schoolTerms.$inferInsert)[] }

/** A school that is in this zone and has these terms and no others. */
export async function setSchool({ db, clock }: TestApp, { timeZone, terms = [] }: TestSchool): Promise<void> {
  const year = { yearFirstDay: '2020-01-01', yearLastDay: '2040-12-31' }
  await saveSettings(db, { timeZone, ...year, confirmedAt: clock.now })
  await db.delete(schoolTerms)
  if (terms.length > 0) await db.insert(schoolTerms).values(terms)
}

/** Says that a demo school was loaded, without a row of it. */
export async function addDemoSchool({ db, clock }: TestApp) {
  const facts = { rows: {}, endsAt: clock.now, loadedAt: clock.now, movedAt: null, removedAt: null }
  await db
    .insert(demoSchools)
    .values({ id: 1, ...facts })
    .onConflictDoUpdate({ target: demoSchools.id, set: facts })
  return {}
}
