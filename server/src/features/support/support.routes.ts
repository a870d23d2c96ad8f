import { cannedAnswers, inbox } from '#contract/admin/inbox.ts'
import { contact } from '#contract/profile/contact.ts'
import { support } from '#contract/profile/support.ts'
import { DAY_SECONDS } from '#engines/days/durations.ts'
import { countOpenInbox } from '../../domain/inbox/count-open.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import { addCanned, changeCanned, markCanned, selectCanned } from './canned-answers.ts'
import { changeItem, readThread } from './change-inbox.ts'
import { selectAnswers } from './inbox.queries.ts'
import { listInbox } from './list-inbox.ts'
import { sendContact } from './send-contact.ts'
import { insertTicket, selectOwnTickets, selectTicket, selectTickets } from './support.queries.ts'

const TICKET_LIMIT = { limit: 20, windowSeconds: DAY_SECONDS }

export function supportRoutes({ serve }: Mount): void {
  serve(support.create, async (ticket, { db, caller, now }) => {
    await spendTry({ db, now }, 'tooManyTickets', { name: `ticket:${caller.user.id}`, ...TICKET_LIMIT })
    const at = { createdAt: now(), updatedAt: now() }
    return insertTicket(db, { userId: caller.user.id, ...ticket, ...at })
  })
  serve(support.own, async (_, { db, caller }) => {
    const tickets = await selectOwnTickets(db, caller.user.id)
    const ids = tickets.map(({ id }) => id)
    const answers = Map.groupBy(await selectAnswers(db, ids), ({ ticketId }) => ticketId)
    return tickets.map((ticket) => ({
      ...ticket,
      answers: (answers.get(ticket.id) ?? []).map((answer) => ({ ...answer, text: answer.text ?? '' })),
    }))
  })
  serve(support.list, async (wanted, { db }) => (await selectTickets(db, wanted)).map(toAdminTicket))
  serve(support.answer, async ({ id, status, response }, context) => {
    await changeItem(context, 'ticket', id, { status, response: response === '' ? null : response })
    return toAdminTicket(foundOr404(await selectTicket(context.db, id), 'ticketNotFound'))
  })
  serve(contact.send, (message, context) => sendContact(context, message))
  serve(inbox.count, (_, { db }) => countOpenInbox(db))
  serve(inbox.list, (wanted, context) => listInbox(context, wanted))
  serve(inbox.read, ({ kind, id }, context) => readThread(context, kind, id))
  serve(inbox.change, async ({ kind, id, ...change }, context) => {
    await changeItem(context, kind, id, change)
    return readThread(context, kind, id)
  })
  serve(cannedAnswers.list, (_, { db }) => selectCanned(db))
  serve(cannedAnswers.create, (fields, context) => addCanned(context, fields))
  serve(cannedAnswers.update, (fields, context) => changeCanned(context, fields))
  serve(cannedAnswers.remove, async ({ id }, context) => {
    await markCanned(context, id, context.now())
  })
  serve(cannedAnswers.restore, ({ id }, context) => markCanned(context, id, null))
}

type WithPerson = Awaited<ReturnType<typeof selectTickets>>[number]

function toAdminTicket({ ticket, person: { firstName, lastName, ...person } }: WithPerson) {
  return { ...ticket, person: { ...person, name: `${firstName} ${lastName}`.trim() } }
}
