import type * as z from 'zod/mini'
import { LONGEST_SCHOOL_YEAR, type School, type SchoolChange } from '#contract/admin/school.ts'
import { DAY_MS } from '#engines/days/durations.ts'
import { isTimeZone } from '#engines/days/index.ts'
import { findFaultOfTerms } from '#engines/school/index.ts'
import { moveUnchosenZones, replaceTerms, saveSettings } from '../../domain/school/school.queries.ts'
import { readSchool } from '../../domain/school/school.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'

type Wanted = z.output<typeof SchoolChange>

export async function saveSchool(context: CallerContext, wanted: Wanted): Promise<School> {
  const { db, now } = context
  const { timeZone, year, terms } = wanted
  refuseFaults(wanted)
  await saveSettings(db, {
    timeZone,
    yearFirstDay: year.firstDay,
    yearLastDay: year.lastDay,
    confirmedAt: now(),
  })
  await replaceTerms(db, terms, now())
  await moveUnchosenZones(db, timeZone)
  await writeAudit(context, {
    action: 'school days set',
    details: { timeZone, year, terms: terms.map(({ id: _, ...term }) => term) },
  })
  return readSchool(context)
}

function refuseFaults({ timeZone, year, terms }: Wanted): void {
  if (!isTimeZone(timeZone)) throw new AppError('invalid_input', 'timeZoneUnknown')
  const fault = findFaultOfTerms(year, terms)
  if (fault) throw new AppError('invalid_input', fault)
  if (Date.parse(year.lastDay) - Date.parse(year.firstDay) >= LONGEST_SCHOOL_YEAR * DAY_MS)
    throw new AppError('invalid_input', { reason: 'spanTooLong', params: { days: LONGEST_SCHOOL_YEAR } })
}
