import type { FastifyInstance } from 'fastify'
import { type SupportTicket, support } from '#contract/profile/support.ts'
import { foundOr404 } from '../../platform/app-error.ts'
import type { Deps } from '../../platform/deps.ts'
import { serve } from '../../platform/requests/serve.ts'
import { spendTry } from '../../platform/sessions/throttle.ts'
import {
  insertTicket,
  selectOwnTickets,
  selectTicket,
  selectTickets,
  type TicketRow,
  updateTicket,
} from './support.queries.ts'

const DAY_SECONDS = 24 * 60 * 60
const MOST_A_DAY = 20
const TOO_MANY = 'You have sent many tickets today. Please wait for our answers.'

export function supportRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, deps, support.create, async (ticket, { db, caller, now }) => {
    const limits = [{ name: `ticket:${caller.user.id}`, limit: MOST_A_DAY, windowSeconds: DAY_SECONDS }]
    await spendTry(db, limits, now(), TOO_MANY)
    const at = { createdAt: now(), updatedAt: now() }
    return toTicket(await insertTicket(db, { userId: caller.user.id, ...ticket, ...at }))
  })
  serve(app, deps, support.own, async (_, { db, caller }) =>
    (await selectOwnTickets(db, caller.user.id)).map(toTicket),
  )
  serve(app, deps, support.list, async (wanted, { db }) =>
    (await selectTickets(db, wanted)).map(toAdminTicket),
  )
  serve(app, deps, support.answer, async ({ id, status, response }, { db, now }) => {
    foundOr404(await selectTicket(db, id), 'Ticket')
    await updateTicket(db, id, { status, response: response === '' ? null : response, updatedAt: now() })
    return toAdminTicket(foundOr404(await selectTicket(db, id), 'Ticket'))
  })
}

function toTicket({ createdAt, updatedAt, userId: _, ...ticket }: TicketRow): SupportTicket {
  return { ...ticket, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

type WithPerson = Awaited<ReturnType<typeof selectTickets>>[number]

function toAdminTicket({ ticket, person: { firstName, lastName, ...person } }: WithPerson) {
  return { ...toTicket(ticket), person: { ...person, name: `${firstName} ${lastName}`.trim() } }
}
