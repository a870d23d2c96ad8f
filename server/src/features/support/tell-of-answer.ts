import { notify } from '../../domain/notifications/notify.ts'
import type { Deps } from '../../platform/deps.ts'
import type { TicketRow } from './support.queries.ts'

/** Where the own tickets stand with their answers. */
const LINK = '/profile?tab=help'

/** Whoever asked hears of a new answer, else of a new status; of what was said before nobody is told again. */
export function tellOfAnswer(
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
