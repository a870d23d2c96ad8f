import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accounts } from '#contract/accounts.ts'
import { chat } from '#contract/study/chat.ts'
import { type Product, startProduct } from '#server/testing/start-product.ts'
import { PLAIN_QUESTIONS } from '../tutor/evals/retrieval/plain-questions.ts'
import { type Bar, say } from './print.ts'
import { takeLoopFigures } from './servers/loop-figures.ts'

const LEARNERS = 10
/** With those before it fewer than a minute's limit of messages. */
const QUESTIONS_EACH = 15
/** A product that runs has been asked before. */
const QUESTIONS_BEFORE = 4
const LONGEST_FIRST_BYTE_MS = 250
const LONGEST_BLOCK_MS = 50
const WATCH = join(import.meta.dirname, 'servers', 'watch-event-loop.ts')

const LONGEST_READING_MS = 120_000

/** Ten learners ask the running product at once, each the next question as soon as the last one is answered. */
export async function measureProduct(): Promise<Bar[]> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-bench-chat-'))
  const logFile = join(folder, 'product.log')
  const product = await startProduct({
    logFile,
    env: { DATA_DIR: join(folder, 'data') },
    nodeArgs: ['--import', WATCH],
  })
  try {
    await waitUntilRead(logFile)
    const cookies = await Promise.all(Array.from({ length: LEARNERS }, () => register(product)))
    await Promise.all(cookies.map((cookie) => openChat(product, cookie)))
    for (let turn = 0; turn < QUESTIONS_BEFORE; turn += 1)
      await Promise.all(cookies.map((cookie, n) => ask(product, cookie, findQuestion(turn, n))))
    await takeLoopFigures(product)
    const times = (await Promise.all(cookies.map((cookie, n) => askAll(product, cookie, n)))).flat()
    const { longestBlockMs, longestDelayMs } = await takeLoopFigures(product)
    const sorted = times.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0
    say(
      `The running product, ${LEARNERS} learners at once, ${times.length} questions: first byte ` +
        `median ${at(0.5).toFixed(0)} ms, p95 ${at(0.95).toFixed(0)} ms, longest ${at(1).toFixed(0)} ms; ` +
        `longest delay of a timer ${longestDelayMs.toFixed(0)} ms.`,
    )
    return [
      {
        name: `chat, ${LEARNERS} learners at once, first byte of the product's answer, p95`,
        isMet: at(0.95) < LONGEST_FIRST_BYTE_MS,
        measured: `${at(0.95).toFixed(0)} ms`,
        demanded: `under ${LONGEST_FIRST_BYTE_MS} ms`,
      },
      {
        name: 'chat, longest block of the event loop',
        isMet: longestBlockMs <= LONGEST_BLOCK_MS,
        measured: `${longestBlockMs.toFixed(1)} ms`,
        demanded: `at most ${LONGEST_BLOCK_MS} ms`,
      },
    ]
  } finally {
    await product.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** A first start reads the curriculum for the tutor in the background; a school asks afterwards. */
async function waitUntilRead(logFile: string): Promise<void> {
  const givesUpAt = performance.now() + LONGEST_READING_MS
  while (!(await readFile(logFile, 'utf8')).includes('search index is complete')) {
    if (performance.now() > givesUpAt) throw new Error('the tutor did not read the curriculum in time')
    await sleep(200)
  }
}

const findQuestion = (learner: number, turn: number) =>
  PLAIN_QUESTIONS[(learner * QUESTIONS_EACH + turn) % PLAIN_QUESTIONS.length]?.ask ?? ''

async function register({ url }: Product): Promise<string> {
  const name = `bench-${randomBytes(6).toString('hex')}`
  const answer = await post(url, accounts.register.path, {
    username: name,
    email: `${name}@example.org`,
    password: 'a password for a bench',
    firstName: 'Ada',
    lastName: 'Lovelace',
    grade: 5,
    role: 'student',
  })
  if (!answer.ok) throw new Error(`registering answered ${answer.status}: ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

/** As the page does before anybody can type. */
async function openChat({ url }: Product, cookie: string): Promise<void> {
  const answer = await fetch(new URL(chat.about.path, url), { headers: { cookie } })
  if (!answer.ok) throw new Error(`the chat's limits answered ${answer.status}: ${await answer.text()}`)
}

async function askAll(product: Product, cookie: string, learner: number): Promise<number[]> {
  const times: number[] = []
  for (let turn = 1; turn <= QUESTIONS_EACH; turn += 1)
    times.push(await ask(product, cookie, findQuestion(learner, turn)))
  return times
}

/** Milliseconds until the first piece of the answer. */
async function ask({ url }: Product, cookie: string, message: string): Promise<number> {
  const asked = performance.now()
  const answer = await post(url, chat.send.path, { message }, { cookie, accept: 'text/event-stream' })
  if (!answer.ok || !answer.body)
    throw new Error(`the chat answered ${answer.status}: ${await answer.text()}`)
  let first = 0
  for await (const _chunk of answer.body) first ||= performance.now() - asked
  return first
}

function post(url: string, path: string, body: object, headers: Record<string, string> = {}) {
  return fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}
