import { resolveObjectURL } from 'node:buffer'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { pathToFileURL } from 'node:url'
import { Worker as Thread } from 'node:worker_threads'
import { writeGguf } from './write-gguf.ts'

// llama.cpp itself, compiled to WebAssembly, behind an address that speaks as OpenAI does. A program of its own, because
// the package is made for browsers: it finds here the few things of a browser that it asks for.

const BROWSER = `
const { parentPort } = require('node:worker_threads')
globalThis.self = globalThis
globalThis.postMessage = (message, transfer) => parentPort.postMessage(message, transfer)
parentPort.on('message', (data) => globalThis.onmessage?.({ data }))
`

class BrowserWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: ((error: unknown) => void) | null = null
  readonly #thread: Promise<Thread>

  constructor(url: string) {
    this.#thread = this.#start(url)
  }

  async #start(url: string): Promise<Thread> {
    const code = await resolveObjectURL(url)?.text()
    const thread = new Thread(`${BROWSER}${code}`, { eval: true })
    thread.on('message', (data) => this.onmessage?.({ data }))
    thread.on('error', (error) => this.onerror?.(error))
    return thread
  }

  postMessage(message: unknown, options?: { transfer?: ArrayBuffer[] }): void {
    void this.#thread.then((thread) => thread.postMessage(message, options?.transfer ?? []))
  }

  terminate(): void {
    void this.#thread.then((thread) => thread.terminate())
  }
}
Object.assign(globalThis, { self: globalThis, location: { href: 'file:///' }, Worker: BrowserWorker })

type Asked = { messages: unknown[]; stream?: boolean }
type Llama = {
  loadModel: (files: Blob[], options: Record<string, unknown>) => Promise<void>
  createChatCompletion: {
    (asked: Asked & { stream: true }): Promise<AsyncIterable<unknown>>
    (asked: Asked & { stream: false }): Promise<unknown>
  }
}
const quiet = () => {}

// Its declarations name files without their endings, which only bundlers understand.
const require = createRequire(import.meta.url)
const { Wllama } = require('@wllama/wllama/esm/index.cjs') as {
  Wllama: new (paths: object, options: object) => Llama
}
const llama = new Wllama(
  { default: pathToFileURL(require.resolve('@wllama/wllama/esm/wasm/wllama.wasm')).href },
  {
    suppressNativeLog: true,
    logger: { debug: quiet, log: quiet, warn: quiet, error: console.error },
    // Models are neither downloaded nor cached.
    cacheManager: {},
    modelManager: {},
  },
)
await llama.loadModel([new Blob([writeGguf() as Uint8Array<ArrayBuffer>])], {
  n_ctx: 8192,
  n_threads: 1,
  n_gpu_layers: 0,
  n_parallel: 1,
  jinja: true,
  // The same dice every time.
  seed: 7,
})

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body: Buffer[] = []
  for await (const chunk of request) body.push(chunk as Buffer)
  const asked = JSON.parse(Buffer.concat(body).toString('utf8')) as Asked
  if (!asked.stream) {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(await llama.createChatCompletion({ ...asked, stream: false })))
    return
  }
  response.setHeader('content-type', 'text/event-stream')
  for await (const chunk of await llama.createChatCompletion({ ...asked, stream: true }))
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  response.end('data: [DONE]\n\n')
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    response.statusCode = 500
    response.end(JSON.stringify({ error: { message: String(error) } }))
  })
})
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
// Ends with whoever started it.
process.stdin.on('end', () => process.exit(0)).resume()
