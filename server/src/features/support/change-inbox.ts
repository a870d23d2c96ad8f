import type { inbox as endpoints, InboxKind } from '#contract/admin/inbox.ts'
import type { inboxEntries } from '../../db/schema/accounts/support.ts'
import { notify } from '../../domain/notifications/notify.ts'
import { writeAudit } from '../../domain/write-audit.ts'
import { AppError, foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import type { CallerContext, Context, Received } from '../../platform/requests/serve.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { insertEntries, lockItem, selectEntries, selectItem, updateItem } from './inbox.queries.ts'
import { toItem } from './list-inbox.ts'
import { selectTicket, type TicketRow } from './support.queries.ts'

/** Where the own tickets stand with their answers. */
const LINK = '/profile?tab=help'

/** Whoever asked hears of a new answer, else of a new status; of what was said before nobody is told again. */
function tellOfAnswer(
  reach: Pick<Deps, 'db' | 'now'>,
  before: TicketRow,
  { id, userId, subject, status, response, updatedAt }: TicketRow,
): Promise<number[]> {
  const occasion = `${id} ${updatedAt.toISOString()}`
  if (response !== null && response !== before.response)
    return notify(reach, [userId], {
      kind: 'ticket_answered',
      data: { title: subject },
      link: LINK,
      occasion,
    })
  if (status === before.status) return Promise.resolve([])
  return notify(reach, [userId], {
    kind: 'ticket_moved',
    data: { title: subject, status },
    link: LINK,
    occasion,
  })
}

export type Change = Omit<Received<typeof endpoints.change>, 'kind' | 'id' | 'response'> & {
  /** Null takes an answer back. */
  response?: string | null | undefined
}
type Before = NonNullable<Awaited<ReturnType<typeof lockItem>>>
type Entry = Pick<typeof inboxEntries.$inferInsert, 'kind' | 'text'>

const SUBJECT_TYPES = { ticket: 'support_ticket', contact: 'contact_message' } as const

export async function readThread(
  { db, mailer }: Pick<Context, 'db' | 'mailer'>,
  kind: InboxKind,
  id: number,
) {
  const row = foundOr404(
    await selectItem(db, kind, id),
    kind === 'ticket' ? 'ticketNotFound' : 'messageNotFound',
  )
  const reachesByMail = mailer ? ('mail' as const) : ('nobody' as const)
  return {
    ...toItem(kind, row),
    reaches: kind === 'ticket' ? ('app' as const) : reachesByMail,
    entries: await selectEntries(db, kind, id),
  }
}

/** Answers and notes are only ever added; what one field holds is refused to those who saw an older state of it. */
export async function changeItem(context: CallerContext, kind: InboxKind, id: number, change: Change) {
  const { db, caller, now, mailer } = context
  const before = foundOr404(
    await lockItem(db, kind, id),
    kind === 'ticket' ? 'ticketNotFound' : 'messageNotFound',
  )
  if (change.revision !== undefined && change.revision !== before.revision)
    throw new AppError('conflict', 'ticketChangedMeanwhile')
  const assignedTo = readAssignee(change, caller)
  const entries = listEntries(before, change, assignedTo)
  const isTakenBack = change.response === null && before.response !== null
  if (entries.length === 0 && !isTakenBack) return
  const ticketBefore = kind === 'ticket' ? await selectTicket(db, id) : undefined
  await updateItem(db, kind, id, {
    status: change.status,
    priority: change.priority,
    response: change.response,
    assignedTo,
    updatedAt: now(),
  })
  const at = { authorId: caller.user.id, createdAt: now() }
  await insertEntries(
    db,
    entries.map((entry) => ({
      ...entry,
      ...at,
      ...(kind === 'ticket' ? { ticketId: id } : { contactId: id }),
      ...(kind === 'contact' &&
        mailer !== null &&
        entry.kind === 'answer' && { mailState: 'waiting' as const, mailNotBefore: now() }),
    })),
  )
  await writeAudit(context, {
    action: `${kind} ${nameDeed(entries)}`,
    subjectType: SUBJECT_TYPES[kind],
    subjectId: id,
    details: describeChange(before, change, assignedTo),
  })
  if (ticketBefore) await tell(context, ticketBefore.ticket)
}

async function tell(
  context: CallerContext,
  before: NonNullable<Awaited<ReturnType<typeof selectTicket>>>['ticket'],
): Promise<void> {
  const { ticket } = foundOr404(await selectTicket(context.db, before.id), 'ticketNotFound')
  const told = await tellOfAnswer(context, before, ticket)
  context.afterCommit(() => context.presence.tell(told, { type: 'notifications' }))
}

function readAssignee({ assign }: Change, caller: Caller): number | null | undefined {
  if (assign === undefined) return undefined
  return assign === 'me' ? caller.user.id : null
}

/** What is new; saying again what is so already leaves no line. */
function listEntries(before: Before, change: Change, assignedTo: number | null | undefined): Entry[] {
  const { response, note, status, priority } = change
  const entries: Entry[] = []
  if (response && response !== before.response) entries.push({ kind: 'answer', text: response })
  if (note) entries.push({ kind: 'note', text: note })
  if (status && status !== before.status) entries.push({ kind: 'status', text: status })
  if (priority && priority !== before.priority) entries.push({ kind: 'priority', text: priority })
  if (assignedTo !== undefined && assignedTo !== before.assignedTo)
    entries.push({ kind: 'assigned', text: assignedTo === null ? null : 'me' })
  return entries
}

function nameDeed(entries: readonly Entry[]): 'answered' | 'noted' | 'changed' {
  if (entries.some(({ kind }) => kind === 'answer')) return 'answered'
  return entries.length > 0 && entries.every(({ kind }) => kind === 'note') ? 'noted' : 'changed'
}

/** What was written stays where it is read; the log says that it was, and what moved. */
function describeChange(before: Before, { status, priority }: Change, assignedTo: number | null | undefined) {
  return {
    ...(status && status !== before.status && { status: [before.status, status] }),
    ...(priority && priority !== before.priority && { priority: [before.priority, priority] }),
    ...(assignedTo !== undefined &&
      assignedTo !== before.assignedTo && { assignedTo: [before.assignedTo, assignedTo] }),
  }
}
