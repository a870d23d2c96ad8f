import type { School } from '#contract/admin/school.ts'
import { dayIn, isTimeZone } from '#engines/days/index.ts'
import { guessSchoolYear } from '#engines/school/index.ts'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../platform/deps.ts'
import { insertSettings, moveUnchosenZones, selectSettings, selectTerms } from './school.queries.ts'

/** Where nobody has said anything and no start has made the row. */
const NO_ZONE = 'UTC'

type ReadSchoolDeps = Pick<Deps, 'db' | 'now'>

export async function readSchool({ db, now }: ReadSchoolDeps): Promise<School> {
  const settings = await selectSettings(db)
  const timeZone = settings?.timeZone ?? NO_ZONE
  return {
    timeZone,
    year: settings
      ? { firstDay: settings.yearFirstDay, lastDay: settings.yearLastDay }
      : guessSchoolYear(dayIn(timeZone, now())),
    terms: await selectTerms(db),
    isConfirmed: settings?.confirmedAt != null,
  }
}

/** The zone of due dates, weeks and terms, in which new accounts begin. */
export async function readSchoolZone(db: Database): Promise<string> {
  return (await selectSettings(db))?.timeZone ?? NO_ZONE
}

/** Made by the school, they begin in its zone; registered by themselves, in the zone of the device. */
export async function zoneOfNewAccount(db: Database, deviceZone?: string) {
  return deviceZone !== undefined && isTimeZone(deviceZone)
    ? { timezone: deviceZone, timezoneChosen: true }
    : { timezone: await readSchoolZone(db), timezoneChosen: false }
}

/** At the first start: the zone of the machine, until an admin says that it is right or another one. */
export async function ensureSchool({ db, now }: ReadSchoolDeps, machineZone: string): Promise<void> {
  const timeZone = isTimeZone(machineZone) ? machineZone : NO_ZONE
  const { firstDay, lastDay } = guessSchoolYear(dayIn(timeZone, now()))
  const isNew = await insertSettings(db, { timeZone, yearFirstDay: firstDay, yearLastDay: lastDay })
  if (isNew) await moveUnchosenZones(db, timeZone)
}
