import { findServer } from './render-at.tsx'

/** Once per browser page, however many test files run in it. */
const fetchFile = window.fetch

/** Our server is replaced; the files of the product come from where they are. */
window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const url = new URL(request.url)
  if (!/^\/(?:api|healthz)(?:\/|$)/.test(url.pathname)) return fetchFile(input, init)
  const server = findServer()
  // A page that is closed already hears nothing any more.
  return server ? server.respond(request, url) : new Promise(() => {})
}

/** The live line never opens, as behind a proxy that lets no sockets through. */
class SilentSocket extends EventTarget {
  readonly readyState = WebSocket.CONNECTING
  send() {}
  close() {}
}

window.WebSocket = new Proxy(WebSocket, {
  construct: (Socket, [url, protocols]: [string | URL, string[]?]) =>
    new URL(url).pathname === '/ws' ? new SilentSocket() : new Socket(url, protocols),
})
