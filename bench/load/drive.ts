import { Connection } from './connection.ts'
import type { Job, LoadReply, LoadResult, RequestPlan } from './job.ts'

let lastNumber = 0

/** The request as text, split where the running number goes. */
function prepareRequest({ method, path, headers = {}, body }: RequestPlan, host: string): () => string {
  const head = [`${method} ${path} HTTP/1.1`, `host: ${host}`]
  for (const [name, value] of Object.entries(headers)) head.push(`${name}: ${value}`)
  const write = (text: string, number: string) => text.replaceAll('{n}', number)
  if (body === undefined) {
    const whole = `${head.join('\r\n')}\r\n\r\n`
    return whole.includes('{n}') ? () => write(whole, String(++lastNumber)) : () => whole
  }
  return () => {
    const number = String(++lastNumber)
    const content = write(body, number)
    const type = `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(content)}`
    return `${write(head.join('\r\n'), number)}\r\n${type}\r\n\r\n${content}`
  }
}

async function run({ url, durationMs, connections }: Job): Promise<LoadResult> {
  const address = new URL(url)
  const latenciesMs: number[] = []
  const statuses: Record<number, number> = {}
  const open = await Promise.all(connections.map(() => Connection.open(address)))
  const startedAt = performance.now()
  const endsAt = startedAt + durationMs

  async function sendInCircle(connection: Connection, plans: RequestPlan[]): Promise<void> {
    const requests = plans.map((plan) => prepareRequest(plan, address.host))
    for (let turn = 0; performance.now() < endsAt; turn++) {
      const request = requests[turn % requests.length]?.() ?? ''
      const sentAt = performance.now()
      const status = await connection.send(request)
      latenciesMs.push(performance.now() - sentAt)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }

  try {
    await Promise.all(open.map((connection, index) => sendInCircle(connection, connections[index] ?? [])))
  } finally {
    for (const connection of open) connection.close()
  }
  const seconds = (performance.now() - startedAt) / 1000
  latenciesMs.sort((a, b) => a - b)
  const rank = (share: number) => latenciesMs[Math.floor((latenciesMs.length - 1) * share)] ?? Number.NaN
  return {
    requestsPerSecond: latenciesMs.length / seconds,
    p50Ms: rank(0.5),
    p99Ms: rank(0.99),
    maxMs: rank(1),
    statuses,
  }
}

process.on('message', async (job: Job) => {
  const reply: LoadReply = await run(job).then(
    (result) => ({ result }),
    (error: Error) => ({ failure: error.message }),
  )
  process.send?.(reply)
})
// Whoever asked is gone.
process.on('disconnect', () => process.exit())
