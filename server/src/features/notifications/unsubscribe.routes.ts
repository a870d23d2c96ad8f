import type { FastifyInstance, FastifyReply } from 'fastify'
import { UNSUBSCRIBE_PATH } from '#contract/notifications.ts'
import { switchDigest } from '../../domain/families/family-settings.queries.ts'
import { selectReaders } from '../../domain/families/weeks/weeks.queries.ts'
import { selectPerson, updateSchedule } from '../../domain/notifications/schedules.queries.ts'
import { isSigned, readLink } from '../../domain/notifications/sign-link.ts'
import type { Deps } from '../../platform/deps.ts'
import { drawPage, NEWS_PAGES, type PageState, type Pages, writeWeekPages } from './unsubscribe-page.ts'

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

  for (const { path, findOwner } of [
    { path: `${UNSUBSCRIBE_PATH}/:token`, findOwner: findReader },
    { path: `${UNSUBSCRIBE_PATH}/week/:token`, findOwner: findFamily },
  ]) {
    // Programs that look at a mail's links open them all: looking changes nothing.
    scope.get<Link>(path, async ({ params }, reply) => {
      const owner = await findOwner(deps, params.token)
      return answer(reply, owner ? (owner.isOn ? 'ask' : 'ended') : 'unknown', owner?.pages)
    })
    scope.post<Link & { Body: unknown }>(path, async ({ params, body }, reply) => {
      const owner = await findOwner(deps, params.token)
      if (!owner) return answer(reply, 'unknown')
      const isWanted = new URLSearchParams(typeof body === 'string' ? body : '').get('mail') === 'on'
      await owner.set(isWanted)
      return answer(reply, isWanted ? 'back' : 'ended', owner.pages)
    })
  }
}

/** Whose mails a link is about, whether they come, and the words of its pages. */
type Owner = { isOn: boolean; set: (isOn: boolean) => Promise<void>; pages: Pages }

async function findReader({ db }: Pick<Deps, 'db'>, token: string): Promise<Owner | null> {
  const link = readLink(token)
  const person = link && (await selectPerson(db, link.userId))
  if (!person || !isSigned(person, link.signature)) return null
  const set = (mailEnabled: boolean) => updateSchedule(db, person.userId, { mailEnabled })
  return { isOn: person.mailEnabled, set, pages: NEWS_PAGES }
}

async function findFamily({ db }: Pick<Deps, 'db'>, token: string): Promise<Owner | null> {
  const link = readLink(token)
  const reader = link && (await selectReaders(db, [link.userId])).get(link.userId)
  if (!reader || !isSigned(reader, link.signature, 'week')) return null
  const set = (isOn: boolean) => switchDigest(db, reader.userId, isOn)
  return { isOn: reader.digestEnabled, set, pages: writeWeekPages(reader.languagePreference) }
}

function answer(reply: FastifyReply, state: PageState, pages?: Pages): FastifyReply {
  return reply
    .status(state === 'unknown' ? 404 : 200)
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('x-robots-tag', 'noindex')
    .type('text/html; charset=utf-8')
    .send(drawPage(state, pages))
}
