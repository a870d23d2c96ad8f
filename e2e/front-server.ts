import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The product behind a server of its own, which can bring a new version of the worker, lose a file, and fall silent. */
export async function startFrontServer(target: string) {
  let version = 0
  let lost: RegExp | null = null

  function pass(incoming: IncomingMessage, answer: ServerResponse): void {
    const path = incoming.url ?? '/'
    if (lost?.test(path)) {
      answer.writeHead(404).end()
      return
    }
    const isWorker = path === '/service-worker.js'
    const { 'if-none-match': _tag, 'if-modified-since': _date, ...plain } = incoming.headers
    const headers = isWorker ? { ...plain, 'accept-encoding': 'identity' } : incoming.headers
    const onward = request(new URL(path, target), { method: incoming.method, headers }, (response) => {
      // The product's own length and tag are not those of what leaves here.
      const { 'content-length': _length, etag: _etag, 'last-modified': _modified, ...kept } = response.headers
      answer.writeHead(response.statusCode ?? 502, isWorker ? kept : response.headers)
      response.pipe(answer, { end: !isWorker })
      if (isWorker) response.on('end', () => answer.end(`// version ${version}`))
    })
    onward.on('error', () => answer.destroy())
    incoming.pipe(onward)
  }

  const server = createServer(pass).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bringNewVersion() {
      version += 1
    },
    lose(path: RegExp) {
      lost = path
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
