import type { Schedule } from '#contract/notifications.ts'
import { isQuiet, planLook } from '#engines/notifications/index.ts'
import { findMailRoad } from '../../domain/notifications/mail-road.ts'
import {
  enrollPerson,
  findReminderTime,
  type Person,
  selectPerson,
  toLookSettings,
  updateSchedule,
} from '../../domain/notifications/schedules.queries.ts'
import { AppError } from '../../platform/app-error.ts'
import type { CallerContext } from '../../platform/requests/serve.ts'

type Change = Partial<Pick<Schedule, 'remindAt' | 'quietFrom' | 'quietTo' | 'mailEnabled'>>

export async function readSchedule(context: CallerContext): Promise<Schedule> {
  return toSchedule(context, await findPerson(context))
}

export async function saveSchedule(context: CallerContext, change: Change): Promise<Schedule> {
  const { db, caller, now } = context
  const before = await findPerson(context)
  const after = { ...before, ...change }
  const settings = toLookSettings(after)
  if (isQuiet(settings.remindAt, settings.quiet)) throw new AppError('invalid_input', 'reminderInQuietHours')
  // Today's time may be over under the new settings, and its look was then made under the old ones, or never comes.
  const { nextAt } = planLook(settings, now())
  await updateSchedule(db, caller.user.id, { ...change, nextLookAt: nextAt })
  return toSchedule(context, after)
}

/** Somebody who has come a moment ago is not on the list yet. */
async function findPerson({ db, caller: { user }, now }: CallerContext): Promise<Person> {
  const known = await selectPerson(db, user.id)
  if (known) return known
  await enrollPerson(db, user.id, now())
  const person = await selectPerson(db, user.id)
  if (!person) throw new Error('the schedule was not kept')
  return person
}

function toSchedule({ mailer }: CallerContext, person: Person): Schedule {
  return {
    remindAt: findReminderTime(person),
    quietFrom: person.quietFrom,
    quietTo: person.quietTo,
    mailEnabled: person.mailEnabled,
    mail: findMailRoad({ mailer }, person),
  }
}
