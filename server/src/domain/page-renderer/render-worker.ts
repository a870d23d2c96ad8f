import { AsyncLocalStorage } from 'node:async_hooks'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parentPort, workerData } from 'node:worker_threads'
import { sanitise, sanitiseOwnText } from '#content/compile/sanitise.ts'
import type { PageVisit } from '#contract/pages/ready-screens.ts'
import type { RenderedPage } from '../../platform/requests/first-pages.ts'
import type { FromWorker, ToWorker } from './messages.ts'

/** DOMPurify needs a browser. */
const CLEANERS = { clean: sanitise, cleanOwn: sanitiseOwnText }

type WebApp = {
  renderPage: (visit: PageVisit, cleaners: typeof CLEANERS) => Promise<RenderedPage | null>
}

const port = parentPort
if (!port) throw new Error('Runs as a worker only')
const tell = (message: FromWorker) => port.postMessage(message)

/** Whose page a call belongs to: each is asked with the session of the one who opened it. */
const pages = new AsyncLocalStorage<number>()
const waiting = new Map<number, (response: Response) => void>()
let calls = 0

/** The app asks as in a browser; the server itself answers. */
globalThis.fetch = async (url) => {
  const pageId = pages.getStore()
  if (pageId === undefined) throw new Error('Nobody has asked for a page')
  calls += 1
  const callId = calls
  const response = new Promise<Response>((resolve) => waiting.set(callId, resolve))
  tell({ kind: 'call', callId, pageId, url: String(url) })
  return response
}

const { renderDir } = workerData as { renderDir: string }
const { renderPage } = (await import(pathToFileURL(join(renderDir, 'prerender.js')).href)) as WebApp

/** One page at a time: what the app holds in its modules, its language above all, is that of one visitor. */
async function render(pageId: number, visit: PageVisit): Promise<void> {
  try {
    tell({ kind: 'rendered', pageId, page: await pages.run(pageId, () => renderPage(visit, CLEANERS)) })
  } catch (failure) {
    tell({ kind: 'rendered', pageId, page: null, failure: toPlainError(failure) })
  }
}

/** Not everything that can be thrown can be sent to another thread. */
function toPlainError(failure: unknown): Error {
  if (!(failure instanceof Error)) return new Error(String(failure))
  const plain = new Error(failure.message)
  if (failure.stack !== undefined) plain.stack = failure.stack
  return plain
}

port.on('message', (message: ToWorker) => {
  if (message.kind === 'render') {
    void render(message.pageId, message.visit)
    return
  }
  const { callId, status, body } = message
  waiting.get(callId)?.(new Response(body, { status, headers: { 'content-type': 'application/json' } }))
  waiting.delete(callId)
})
tell({ kind: 'ready' })
