import type { WebSocket } from '@fastify/websocket'
import websocket from '@fastify/websocket'
import * as z from 'zod/mini'
import {
  LARGEST_PRESENCE_MESSAGE_BYTES,
  PRESENCE_PATH,
  PresenceEvent,
  SESSION_ENDED,
} from '#contract/presence.ts'
import { mayNoteUsage } from '../../domain/guardian/guardian.ts'
import { AppError } from '../../platform/app-error.ts'
import { describeFailure } from '../../platform/requests/describe-failure.ts'
import { isSameOrigin } from '../../platform/requests/guard-requests.ts'
import type { Mount } from '../../platform/requests/serve.ts'
import type { Visit } from '../../platform/sessions/presence.ts'
import { type Caller, findCaller, readSessionToken } from '../../platform/sessions/sessions.ts'

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Caller | null
  }
}

const HEARTBEAT_MS = 30_000
const LONGEST_GOODBYE_MS = 1000
const MOST_BAD_MESSAGES = 5
// More tabs than anybody has open, far fewer than what one account could exhaust the server with.
const MOST_LINES_PER_PERSON = 30
// More than anybody can click, far less than what would cost the server something.
const MOST_MESSAGES_PER_MINUTE = 120

/** Close codes of RFC 6455. */
const NORMAL = 1000
const GOING_AWAY = 1001
const POLICY_VIOLATION = 1008

/** `/ws`: signed-in browsers say which page is open. Nothing is stored beyond the connection. */
export async function presenceRoutes({ app, deps }: Mount): Promise<void> {
  // Before the plugin's own good-bye, which gives no reason: browsers dial again when the product is back.
  app.addHook('preClose', (done) => {
    for (const client of app.websocketServer.clients) client.close(GOING_AWAY, 'the server stops')
    done()
  })
  await app.register(websocket, {
    options: { maxPayload: LARGEST_PRESENCE_MESSAGE_BYTES },
    // A broken frame is the sender's fault and ends the line; only what is thrown by ourselves is worth a look.
    errorHandler: (error, socket, request) => {
      request.log.info({ failure: describeFailure(error) }, 'websocket closed')
      socket.terminate()
    },
  })
  app.decorateRequest('visitor', null)
  // A device that fell asleep never answers the good-bye, and the server would not stop before it does.
  app.addHook('preClose', (done) => {
    setTimeout(() => {
      for (const client of app.websocketServer.clients) client.terminate()
    }, LONGEST_GOODBYE_MS).unref()
    done()
  })

  app.get(
    PRESENCE_PATH,
    {
      websocket: true,
      preValidation: async (request) => {
        if (!isSameOrigin(request, deps.config)) throw new AppError('not_allowed', 'crossSiteRequest')
        const token = readSessionToken(request)
        request.visitor = token === null ? null : await findCaller(deps, token)
        if (request.visitor) {
          request.callerId = request.visitor.user.id
          deps.traffic.see(request.visitor.user.id)
        }
        if (!request.visitor) throw new AppError('not_signed_in', 'signInRequired')
      },
    },
    async (socket, request) => {
      const caller = request.visitor
      const token = readSessionToken(request)
      if (!caller || token === null) return socket.close(POLICY_VIOLATION)
      const lines = deps.presence.list().filter(({ userId }) => userId === caller.user.id)
      if (lines.length >= MOST_LINES_PER_PERSON) return socket.close(POLICY_VIOLATION, 'too many connections')
      const visit: Visit = {
        sessionId: caller.sessionId,
        userId: caller.user.id,
        connectedAt: deps.now(),
        isWithheld: true,
        page: null,
      }
      const leave = deps.presence.join(visit, {
        hangUp: (reason) => socket.close(reason === 'ended' ? SESSION_ENDED : NORMAL, `session ${reason}`),
        send: (notice) => socket.send(JSON.stringify(notice)),
      })

      // A session also ends by its time, with its account, or on another server: only the database knows.
      async function hangUpIfOver(): Promise<void> {
        try {
          if (!(await findCaller(deps, token ?? ''))) socket.close(SESSION_ENDED, 'session ended')
        } catch (error) {
          request.log.warn({ failure: describeFailure(error) }, 'session could not be checked')
        }
      }
      let badMessages = 0
      let minute = 0
      let messagesThisMinute = 0
      // Answers keep the order of the messages: who hears one knows that all before it are noted.
      let turn: Promise<void> = Promise.resolve()
      function takeTurn(work: () => Promise<void>): Promise<void> {
        // Nothing is noted while the consent cannot be read, and a failure nobody hears would end the process.
        turn = turn.then(work).catch((error: unknown) => {
          request.log.warn({ failure: describeFailure(error) }, 'consent could not be read')
        })
        return turn
      }
      /** Asked anew for each note: on another server an adult may have withdrawn the consent this second. */
      async function followConsent(): Promise<void> {
        const isAllowed = await mayNoteUsage(deps.db, visit.userId)
        if (isAllowed !== visit.isWithheld) return
        if (isAllowed) deps.presence.admit(visit.userId)
        else deps.presence.withhold(visit.userId)
      }
      const stopBeating = startHeartbeat(socket, () => {
        void hangUpIfOver()
        void takeTurn(followConsent)
      })
      socket.on('close', () => {
        stopBeating()
        leave()
      })
      // An oversized frame surfaces as an error before the close with code 1009: expected, not worth a line in the log.
      socket.on('error', () => {})

      // Listening starts before the consent is known: a message sent at once must not be lost.
      void takeTurn(async () => {
        visit.isWithheld = !(await mayNoteUsage(deps.db, visit.userId))
        deps.presence.greet(visit)
      })
      socket.on('message', (data: Buffer, isBinary: boolean) => {
        const thisMinute = Math.floor(deps.now().getTime() / 60_000)
        messagesThisMinute = thisMinute === minute ? messagesThisMinute + 1 : 1
        minute = thisMinute
        const event = isBinary ? null : readEvent(data.toString('utf8'))
        if (!event) badMessages++
        if (badMessages >= MOST_BAD_MESSAGES || messagesThisMinute > MOST_MESSAGES_PER_MINUTE) {
          return socket.close(POLICY_VIOLATION, 'too many messages that are not navigation events')
        }
        void takeTurn(async () => {
          if (!event)
            return socket.send(JSON.stringify({ type: 'error', message: 'Expected a navigation event' }))
          await followConsent()
          if (event.type === 'navigation')
            deps.presence.move(visit, { route: event.route, title: event.title })
          else deps.presence.rest(visit, event.isIdle)
        })
      })
    },
  )
}

/** Ends a line whose other end no longer answers, and calls `onBeat` for each that does. */
function startHeartbeat(socket: WebSocket, onBeat: () => void): () => void {
  let isAlive = true
  socket.on('pong', () => {
    isAlive = true
  })
  const timer = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    socket.ping()
    onBeat()
  }, HEARTBEAT_MS)
  return () => clearInterval(timer)
}

function readEvent(text: string): PresenceEvent | null {
  try {
    const parsed = z.safeParse(PresenceEvent, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
