import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { listEndpoints } from '#contract/api.ts'
import { signOut } from '#contract/profile/current-user.ts'
import { publicDemo } from '#contract/public-demo/public-demo.ts'
import { readSessionToken } from '../sessions/sessions.ts'
import type { Places, VisitorSchool } from './places.ts'

/** A school that is an app of its own, and what its visitor waits for there. */
export type ServedSchool = VisitorSchool & { app: FastifyInstance; inHand: Set<ServerResponse> }

/** How the demo as a whole is doing, and the way into it. */
const RECEPTION = new Set(['/healthz', '/readyz', '/metrics', publicDemo.enter.path])
const ASKED_BY_ITSELF = new Set(
  listEndpoints()
    .filter(({ endpoint }) => endpoint.isAskedByItself)
    .map(({ endpoint }) => endpoint.path as string),
)

type HandleRequest = (request: IncomingMessage, response: ServerResponse) => void
type HandleUpgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

/**
 * Leads every request to the school of whoever sends it, told by the session that stands in its cookie; all others to the
 * reception. Nothing else decides it, so that no code within a school has to know of others.
 */
export function leadVisitors<School extends ServedSchool>(
  { server, parseCookie }: Pick<FastifyInstance, 'server' | 'parseCookie'>,
  places: Places<School>,
): void {
  const receive = takeOver<HandleRequest>(server, 'request')
  const receiveUpgrade = takeOver<HandleUpgrade>(server, 'upgrade')

  function findSchool({ url = '/', headers }: IncomingMessage): { school: School | null; path: string } {
    const path = url.split('?', 1)[0] ?? '/'
    const token = RECEPTION.has(path)
      ? null
      : readSessionToken({ cookies: parseCookie(headers.cookie ?? '') })
    return { school: token === null ? null : places.find(token), path }
  }

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { school, path } = findSchool(request)
    if (!school) return receive(request, response)
    if (!ASKED_BY_ITSELF.has(path)) places.use(school)
    school.inHand.add(response)
    response.on('close', () => {
      school.inHand.delete(response)
      // Who goes makes room for somebody else.
      const hasGone =
        request.method === signOut.method && path === signOut.path && response.statusCode === 200
      if (hasGone) void places.leave(school)
    })
    school.app.routing(request, response)
  })
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const { school } = findSchool(request)
    if (school) school.app.server.emit('upgrade', request, socket, head)
    else receiveUpgrade(request, socket, head)
  })
}

function takeOver<Handle extends (...args: never[]) => void>(
  server: FastifyInstance['server'],
  event: string,
): (...args: Parameters<Handle>) => void {
  const handlers = server.listeners(event) as unknown as Handle[]
  server.removeAllListeners(event)
  return (...args) => {
    for (const handle of handlers) handle.apply(server, args)
  }
}
