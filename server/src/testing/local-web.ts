import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PublicWeb, publicWeb } from '../platform/fetch-public.ts'

const HERE = '127.0.0.1'

export type LocalWeb = {
  /** The public web, and beside it this one server: the allowance that only a test can give. */
  web: PublicWeb
  /** Its address under a name. */
  at: (path: string) => string
  close: () => Promise<void>
}

/** A real server on this machine that is taken for a public one; names resolve as the test says. */
export async function openLocalWeb(
  answer: RequestListener,
  names: Record<string, string[]> = {},
): Promise<LocalWeb> {
  const server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, HERE, resolve))
  server.unref()
  const { port } = server.address() as AddressInfo
  return {
    web: {
      resolve: async (host) => names[host] ?? (host === 'page.example' ? [HERE] : []),
      admits: (address, wanted) => publicWeb.admits(address, wanted) || (address === HERE && wanted === port),
    },
    at: (path) => `http://page.example:${port}${path}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

/** Answers as YouTube does about its videos: known ones with title and channel, others not. */
function describeVideo(url: string, response: ServerResponse): void {
  const isKnown = /v%3DdQw4w9WgXcQ$/.test(url)
  response.setHeader('content-type', 'application/json')
  response.statusCode = isKnown ? 200 : 404
  response.end(
    isKnown ? JSON.stringify({ title: 'The water cycle', author_name: 'Science at home' }) : 'Not Found',
  )
}

let page: Promise<LocalWeb> | undefined

/** One page for all tests that need any page at all. */
export function openLocalPage(): Promise<LocalWeb> {
  page ??= openLocalWeb(({ url = '' }, response) => {
    if (url.startsWith('/oembed')) {
      describeVideo(url, response)
      return
    }
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      '<title>Halves</title><main><h1>Halves</h1><p>A half is one of two equal parts of a whole.</p></main>',
    )
  })
  return page
}
