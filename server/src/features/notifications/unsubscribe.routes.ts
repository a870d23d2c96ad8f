import type { FastifyInstance, FastifyReply } from 'fastify'
import { UNSUBSCRIBE_PATH } from '#contract/notifications.ts'
import { selectPerson, updateSchedule } from '../../domain/notifications/schedules.queries.ts'
import { isSigned, readLink } from '../../domain/notifications/sign-link.ts'
import type { Deps } from '../../platform/deps.ts'
import { drawPage, type PageState } from './unsubscribe-page.ts'

type Link = { Params: { token: string } }

const LARGEST_BODY_BYTES = 4096
// What RFC 8058 has mail programs send.
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** The links of mails. Whoever has one may end that person's mails, or have them again, and nothing else. */
export function unsubscribeRoutes(scope: FastifyInstance, deps: Deps): void {
  scope.addContentTypeParser(
    FORMS,
    { parseAs: 'string', bodyLimit: LARGEST_BODY_BYTES },
    (_request, body, done) => done(null, body),
  )

  async function findOwner(token: string): Promise<{ userId: number; mailEnabled: boolean } | null> {
    const link = readLink(token)
    const person = link && (await selectPerson(deps.db, link.userId))
    return link && person && isSigned(person, link.signature) ? person : null
  }

  // Programs that look at a mail's links open them all: looking changes nothing.
  scope.get<Link>(`${UNSUBSCRIBE_PATH}/:token`, async ({ params }, reply) => {
    const owner = await findOwner(params.token)
    return answer(reply, owner ? (owner.mailEnabled ? 'ask' : 'ended') : 'unknown')
  })
  scope.post<Link & { Body: unknown }>(`${UNSUBSCRIBE_PATH}/:token`, async ({ params, body }, reply) => {
    const owner = await findOwner(params.token)
    if (!owner) return answer(reply, 'unknown')
    const isWanted = new URLSearchParams(typeof body === 'string' ? body : '').get('mail') === 'on'
    await updateSchedule(deps.db, owner.userId, { mailEnabled: isWanted })
    return answer(reply, isWanted ? 'back' : 'ended')
  })
}

function answer(reply: FastifyReply, state: PageState): FastifyReply {
  return reply
    .status(state === 'unknown' ? 404 : 200)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(drawPage(state))
}
