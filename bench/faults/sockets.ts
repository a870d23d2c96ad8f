import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { PRESENCE_PATH } from '#contract/presence.ts'
import { notes } from '#contract/study/notes.ts'
import { SESSION_COOKIE } from '#server/platform/sessions/sessions.ts'
import { KINDS } from '../databases.ts'
import { askBeside, judgeBeside } from './ask-beside.ts'
import type { Fault, Outcome, Scene } from './fault.ts'
import { countLosses, startWriters } from './note-writers.ts'
import type { Person } from './school.ts'
import { onStage, type Stage } from './stage.ts'
import { createCall, Tally } from './tally.ts'

const ACCOUNTS = 40
const LINES_EACH = 25
/** More than one account may open. */
const GREEDY_LINES = 60
const DIALED_AT_ONCE = 100
const LONGEST_GREETING_MS = 30_000
const SWITCHING_PROTOCOLS = 101
const POLICY_VIOLATION = 1008

/** A thousand open pages at once, one account that opens too many, and all of them gone without a word. */
export const sockets: Fault = { name: 'sockets', databases: KINDS, run }

function run(scene: Scene): Promise<Outcome> {
  return onStage(scene, { pupils: ACCOUNTS + 3 }, async (stage) => {
    const { school, product, memory } = stage
    const [bystander, writer, greedy, ...crowd] = school.pupils
    if (!bystander || !writer || !greedy) throw new Error('there are not enough people')
    const tally = new Tally()
    const writes = new Tally()
    const beside = askBeside(product.url, bystander)
    const work = startWriters({
      call: createCall(product.url, writes),
      people: [writer],
      content: () => 'x',
      isInsistent: false,
    })
    const faults: string[] = []
    const owners = Array.from({ length: LINES_EACH }, () => crowd).flat()
    const lines = await dialAll(stage, owners, tally)
    const greeted = lines.filter(({ isGreeted }) => isGreeted).length
    if (greeted !== owners.length) faults.push(`${greeted} of ${owners.length} connections were greeted`)
    const moved = await moveAll(lines.map(({ socket }) => socket))
    const extra = await dialAll(
      stage,
      Array.from({ length: GREEDY_LINES }, () => greedy),
      tally,
    )
    await sleep(1_000)
    const shut = extra.filter(({ closedWith }) => closedWith() === POLICY_VIOLATION).length
    const read = await createCall(product.url, tally)(writer.token, notes.list, { id: writer.id })
    if (read.status !== 200) faults.push(`reading was answered with ${read.status}`)
    for (const { socket } of [...lines, ...extra]) socket.terminate()
    await sleep(1_000)
    await work.stop()
    const others = judgeBeside(await beside.stop())
    if (writes.done !== writes.requests)
      faults.push(`${writes.requests - writes.done} writes were refused beside it`)
    for (const [status, times] of writes.statuses) for (let n = 0; n < times; n++) tally.note(status, 0)
    tally.longestMs = Math.max(tally.longestMs, writes.longestMs)
    const isAlive = stage.isAlive()
    await product.stop()
    return {
      times: `${owners.length} at once`,
      tally,
      lost: await stage.readDatabase((db) => countLosses(db, work.confirmed)),
      isAlive,
      peakMb: memory.takePeakMb(),
      faults: [...faults, ...others.faults],
      notes: [
        `${greeted} greeted, ${moved} told which page they show; of ${GREEDY_LINES} more of one account ${shut} closed with ${POLICY_VIOLATION}`,
        others.note,
      ],
    }
  })
}

type Line = { socket: WebSocket; isGreeted: boolean; closedWith: () => number | undefined }

async function dialAll({ product }: Stage, owners: readonly Person[], tally: Tally): Promise<Line[]> {
  const lines: Line[] = []
  for (let first = 0; first < owners.length; first += DIALED_AT_ONCE) {
    const some = owners.slice(first, first + DIALED_AT_ONCE)
    lines.push(...(await Promise.all(some.map((owner) => dial(product.url, owner, tally)))))
  }
  return lines
}

/** Greeted: the product has told the page whether it is to say what it shows. */
async function dial(url: string, { token }: Person, tally: Tally): Promise<Line> {
  const startedAt = performance.now()
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}${PRESENCE_PATH}`, {
    headers: { cookie: `${SESSION_COOKIE}=${token}` },
  })
  let code: number | undefined
  socket.on('close', (given) => {
    code = given
  })
  socket.on('error', () => {})
  const refused = once(socket, 'unexpected-response').then(([, { statusCode }]) => statusCode as number)
  refused.catch(() => {})
  const greeting = once(socket, 'message').then(() => true)
  greeting.catch(() => {})
  const ended = once(socket, 'close').then(() => false)
  ended.catch(() => {})
  const status = await Promise.race([once(socket, 'open').then(() => SWITCHING_PROTOCOLS), refused]).catch(
    () => null,
  )
  tally.note(status, performance.now() - startedAt)
  const tooLong = sleep(LONGEST_GREETING_MS, false, { ref: false })
  const isGreeted = status === SWITCHING_PROTOCOLS && (await Promise.race([greeting, ended, tooLong]))
  return { socket, isGreeted, closedWith: () => code }
}

/** Each says which page is open; how many are still there afterwards. */
async function moveAll(open: readonly WebSocket[]): Promise<number> {
  const message = JSON.stringify({
    type: 'navigation',
    route: '/notes',
    title: 'My Notes',
    timestamp: new Date().toISOString(),
    pageData: {},
  })
  for (const socket of open) if (socket.readyState === WebSocket.OPEN) socket.send(message)
  await sleep(2_000)
  return open.filter(({ readyState }) => readyState === WebSocket.OPEN).length
}
