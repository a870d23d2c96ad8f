import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { path: string; authorization: string; body: string }
/** What one request is answered with; by default every request gets the last of them. */
export type Behavior = (response: ServerResponse, asked: Asked) => void

/** A server at a loopback address that speaks as OpenAI does, and misbehaves as it is told. */
export async function startModelServer(): Promise<{
  baseUrl: URL
  asked: Asked[]
  behave: (...behaviors: Behavior[]) => void
  stop: () => void
}> {
  const asked: Asked[] = []
  let behaviors: Behavior[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const one = {
        path: request.url ?? '',
        authorization: request.headers.authorization ?? '',
        body: Buffer.concat(parts).toString('utf8'),
      }
      asked.push(one)
      const next = behaviors.length > 1 ? behaviors.shift() : behaviors[0]
      next?.(response, one)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    baseUrl: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`),
    asked,
    behave: (...next) => {
      behaviors = next
      asked.length = 0
    },
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({ id: 'x', object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

const USAGE = { prompt_tokens: 100, completion_tokens: 20, total_tokens: 120 }

/** Says the text in pieces, and ends as servers should. */
export const speak =
  (text: string): Behavior =>
  (response, { body }) => {
    if (!(JSON.parse(body) as { stream?: boolean }).stream) return complete(text)(response, { body } as Asked)
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of text.match(/[\s\S]{1,12}/g) ?? []) response.write(chunk({ content: piece }))
    response.write(chunk({}, 'stop'))
    response.write(`data: ${JSON.stringify({ id: 'x', choices: [], usage: USAGE })}\n\n`)
    response.end('data: [DONE]\n\n')
  }

/** Calls a tool instead of saying something. */
export const callTool =
  (name: string, input: object): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const call = { name, arguments: JSON.stringify(input) }
    response.write(
      chunk({ tool_calls: [{ index: 0, id: `call-${name}`, type: 'function', function: call }] }),
    )
    response.write(chunk({}, 'tool_calls'))
    response.end('data: [DONE]\n\n')
  }

export const complete =
  (content: string): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(
      JSON.stringify({
        id: 'x',
        choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
        usage: USAGE,
      }),
    )
  }

export const refuse =
  (status: number, message = 'no'): Behavior =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ error: { message } }))
  }

/** Takes the question and never answers. */
export const hang: Behavior = () => {}

/** Says something, then the line goes dead. */
export const cutOff =
  (text: string): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ content: text }))
    setTimeout(() => response.destroy(), 20)
  }

/** Says something, then nothing more, with the line still open. */
export const stallMidStream =
  (text: string): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(chunk({ content: text }))
  }

/** Ends without saying that it has ended. */
export const endWithoutDone =
  (text: string): Behavior =>
  (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.end(chunk({ content: text }))
  }

export const streamForever: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const timer = setInterval(() => response.write(chunk({ content: 'and on and on ' }).repeat(50)), 1)
  response.on('close', () => clearInterval(timer))
}

export const sendInvalidJson: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end('{"choices": [{"mess')
}

/** Begins an answer that is no stream, and the line goes dead in the middle of it. */
export const cutBody: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"id": "x", "choices": [{"index": 0, "message": {"role": "assistant", "content": "{')
  setTimeout(() => response.destroy(), 20)
}

export const streamInvalidJson: Behavior = (response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end('data: {"choices": [{"del\n\ndata: [DONE]\n\n')
}

export const redirectTo =
  (address: string): Behavior =>
  (response) => {
    response.writeHead(307, { location: address })
    response.end()
  }
