import type { AlertStep, safetyAlerts } from '#contract/study/safety-alerts.ts'
import { tellAdmins } from '../../domain/safety/escalate-untaken.ts'
import { type AuditNote, writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { CallerContext, Received } from '../../platform/requests/serve.ts'
import { type AlertRow, lockAlert, selectAlert, selectHistory, updateAlert } from './safety-alerts.queries.ts'

/** What each step is called in the audit log, which is the history that adults read. */
const STEPS: Record<AlertStep, AuditNote['action']> = {
  taken: 'alert taken',
  givenBack: 'alert given back',
  escalated: 'alert escalated',
  escalatedByItself: 'alert escalated by itself',
  handled: 'alert handled',
  falseAlarm: 'alert was a false alarm',
  openedAgain: 'alert opened again',
}
const HANDLED_STEP = { helped: 'handled', falseAlarm: 'falseAlarm' } as const
const STEP_OF = new Map(Object.entries(STEPS).map(([step, action]) => [action as string, step as AlertStep]))

async function findLocked({ db, caller }: CallerContext, id: number): Promise<AlertRow> {
  await lockAlert(db, id)
  return foundOr404(await selectAlert(db, caller.user, id), 'alertNotFound')
}

async function keep(
  context: CallerContext,
  id: number,
  change: Parameters<typeof updateAlert>[2],
  step: AlertStep | null,
  details: Record<string, unknown> = {},
) {
  const { db, caller } = context
  await updateAlert(db, id, change)
  if (step)
    await writeAudit(context, { action: STEPS[step], subjectType: 'safety_alert', subjectId: id, details })
  const [alert] = await toAlerts(context, [
    foundOr404(await selectAlert(db, caller.user, id), 'alertNotFound'),
  ])
  return foundOr404(alert, 'alertNotFound')
}

/**
 * Who opens an alert again sees to it: it has been waiting long enough; who undoes a slip leaves it as it was. Two adults may take care at the same moment: the
 * first one is named, and what either of them noted stays.
 */
export async function handleAlert(
  context: CallerContext,
  { id, isHandled, outcome, note, isUndo }: Received<typeof safetyAlerts.handle>,
) {
  const { caller, now } = context
  const { alert } = await findLocked(context, id)
  const wasHandled = alert.handledAt !== null
  if (isUndo && wasHandled && alert.handledBy !== caller.user.id)
    throw new AppError('conflict', 'alertHandled')
  const state = isHandled
    ? { handledAt: now(), handledBy: caller.user.id, outcome }
    : {
        handledAt: null,
        handledBy: null,
        outcome: null,
        ...(!isUndo && { takenAt: now(), takenBy: caller.user.id }),
      }
  return keep(
    context,
    id,
    { ...(isHandled !== wasHandled && state), ...(note && { note: joinNotes(alert.note, note) }) },
    isHandled === wasHandled ? null : isHandled ? HANDLED_STEP[outcome] : 'openedAgain',
  )
}

export async function takeAlert(
  context: CallerContext,
  { id, isTaken, isTakingOver }: { id: number; isTaken: boolean; isTakingOver: boolean },
) {
  const { caller, now } = context
  const { alert, takenBy } = await findLocked(context, id)
  if (alert.handledAt !== null) throw new AppError('conflict', 'alertHandled')
  const isMine = alert.takenBy === caller.user.id
  if (isTaken && isMine) return keep(context, id, {}, null)
  if (alert.takenBy !== null && !isMine && !(isTaken && isTakingOver))
    throw new AppError('conflict', {
      reason: 'alertTakenByOther',
      params: { name: takenBy ?? 'Somebody else' },
    })
  if (!isTaken && alert.takenBy === null) return keep(context, id, {}, null)
  return isTaken
    ? keep(context, id, { takenAt: now(), takenBy: caller.user.id }, 'taken')
    : keep(context, id, { takenAt: null, takenBy: null }, 'givenBack')
}

export async function escalateAlert(
  context: CallerContext,
  { id, to, note }: { id: number; to?: string | undefined; note?: string | null | undefined },
) {
  const { config, now, presence, afterCommit } = context
  const { alert } = await findLocked(context, id)
  if (alert.handledAt !== null) throw new AppError('conflict', 'alertHandled')
  if (to !== undefined && !config.helpContacts.some(({ name }) => name === to)) {
    throw new AppError('invalid_input', 'contactUnknown', {
      issues: [{ field: 'to', refusal: 'contactExpected' }],
    })
  }
  if (to === undefined) {
    const told = await tellAdmins(context, id)
    afterCommit(() => presence.tell(told, { type: 'notifications' }))
  }
  const change = {
    escalatedAt: now(),
    escalatedTo: to ?? null,
    // It waits for one of the admins now: named as taken, each of them would leave it to whoever passed it on.
    ...(to === undefined && { takenAt: null, takenBy: null }),
    ...(note && { note: joinNotes(alert.note, note) }),
  }
  return keep(context, id, change, 'escalated', to === undefined ? {} : { to })
}

/** What was noted before stays. */
function joinNotes(before: string | null, note: string): string {
  return before === null || before === note ? note : `${before}\n${note}`
}

export async function toAlerts({ db, caller }: CallerContext, rows: readonly AlertRow[]) {
  const ids = rows.map(({ alert }) => alert.id)
  const history = await selectHistory(db, ids, Object.values(STEPS))
  const steps = Map.groupBy(history, ({ alertId }) => alertId)
  return rows.map(({ alert, pupil: student, handledBy, takenBy }) => ({
    ...alert,
    pupil: student,
    handledBy,
    takenBy,
    isTakenByMe: alert.takenBy === caller.user.id,
    history: (steps.get(alert.id) ?? []).flatMap(({ action, by, details, createdAt }) => {
      const step = STEP_OF.get(action)
      const to = typeof details.to === 'string' ? details.to : null
      return step ? [{ step, by, to, at: createdAt }] : []
    }),
  }))
}
