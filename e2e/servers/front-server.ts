import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * How it answers the API: `slowly`; `in vain`, when the work is done and the answer gets lost on the way; `as a proxy` whose
 * server is away.
 */
export type Manner = 'well' | 'slowly' | 'in vain' | 'as a proxy'

const SLOW_MS = 1500

/** The product behind a server of its own, which can bring a new version of the worker, lose a file, go away and come back. */
export async function startFrontServer(target: string) {
  let version = 0
  let lost: RegExp | null = null
  let manner: Manner = 'well'

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/'
    if (lost?.test(path)) {
      answer.writeHead(404).end()
      return
    }
    const isApi = path.startsWith('/api/')
    if (isApi && manner === 'as a proxy') {
      answer.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
      return
    }
    const isWorker = path === '/service-worker.js'
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...plain } = incoming.headers
    const headers = isWorker ? { ...plain, 'accept-encoding': 'identity' } : incoming.headers
    const onward = request(new URL(path, target), { method: incoming.method, headers }, (response) => {
      if (isApi && manner === 'in vain') {
        response.resume().on('end', () => answer.destroy())
        return
      }
      // The product's own length and tag are not those of what leaves here.
      const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...kept } = response.headers
      answer.writeHead(response.statusCode ?? 502, isWorker ? kept : response.headers)
      response.pipe(answer, { end: !isWorker })
      if (isWorker) response.on('end', () => answer.end(`// version ${version}`))
    })
    onward.on('error', () => answer.destroy())
    if (isApi && manner === 'slowly') setTimeout(() => incoming.pipe(onward), SLOW_MS)
    else incoming.pipe(onward)
  }

  const server = createServer(pass)
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const close = async () => {
    server.closeAllConnections()
    if (server.listening) await new Promise((resolve) => server.close(resolve))
  }
  await listen(0)
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    bringNewVersion() {
      version += 1
    },
    lose(path: RegExp) {
      lost = path
    },
    answer(how: Manner) {
      manner = how
    },
    /** As if it had been switched off. */
    goAway: close,
    async comeBack() {
      if (!server.listening) await listen(port)
    },
    close,
  }
}
