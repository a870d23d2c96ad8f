import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { AskServer, PageRequest, RenderedPage, RenderPage } from '../../platform/requests/first-pages.ts'
import type { FromWorker, ToWorker } from './messages.ts'

type Pending = { request: PageRequest; ask: AskServer; resolve: (page: RenderedPage | null) => void }

export type PageRenderer = {
  /** Until then nobody waits for it. */
  start: () => void
  /** Null where the renderer is busy, slow or not there, or where the page leads elsewhere. */
  render: RenderPage
  stop: () => Promise<void>
}

/** A class that opens the same lesson at once: the first few are made here, the others by thirty browsers. */
const MOST_PENDING = 4
/** As long as a browser would need for the same on a good day. */
const LONGEST_WAIT_MS = 1500
/** Several times what it needs; beyond it something is wrong, and pages are made in the browser again. */
const MOST_MEMORY_MB = 512
/** Nothing that is made takes so long: it hangs. */
const HANGS_AFTER_MS = 20_000

/** Makes first pages in a thread of its own, so that nobody else waits meanwhile; one after another. */
export function createPageRenderer(
  webDir: string,
  report: (message: string, error: unknown) => void,
): PageRenderer {
  let worker: Worker | null = null
  let inHand: { pageId: number; hangs: NodeJS.Timeout } | null = null
  let pageIds = 0
  /** In the order in which they came; who has stopped waiting is not there any more. */
  const pending = new Map<number, Pending>()

  function start(): void {
    const started = new Worker(join(import.meta.dirname, 'render-worker.ts'), {
      workerData: { renderDir: join(webDir, 'render') },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    started.on('message', (message: FromWorker) => void hear(started, message))
    started.on('error', (error) => report('First pages cannot be made', error))
    started.on('exit', () => {
      // Pages come as they are until the server starts again; they are only slower to show.
      if (worker === started) worker = null
      for (const pageId of pending.keys()) settle(pageId, null)
    })
    // Alone it does not keep the process alive.
    started.unref()
  }

  async function hear(from: Worker, message: FromWorker): Promise<void> {
    if (message.kind === 'ready') worker = from
    if (message.kind === 'rendered') {
      if (message.failure !== undefined) report('A first page was not made', message.failure)
      settle(message.pageId, message.page)
      clearTimeout(inHand?.hangs)
      inHand = null
      takeNext()
    }
    if (message.kind === 'call') {
      const asked = pending.get(message.pageId)?.ask(message.url)
      const answer = await asked?.catch((error) => report('A first page could not ask', error))
      const { status, body } = answer ?? { status: 500, body: '{}' }
      from.postMessage({ kind: 'answer', callId: message.callId, status, body } satisfies ToWorker)
    }
  }

  function takeNext(): void {
    const [next] = pending
    if (!worker || !next || inHand) return
    const [pageId, { request }] = next
    const hangs = setTimeout(() => void worker?.terminate(), HANGS_AFTER_MS)
    hangs.unref()
    inHand = { pageId, hangs }
    worker.postMessage({ kind: 'render', pageId, request } satisfies ToWorker)
  }

  function settle(pageId: number, page: RenderedPage | null): void {
    pending.get(pageId)?.resolve(page)
    pending.delete(pageId)
  }

  return {
    start,
    render(request, ask) {
      if (!worker || pending.size >= MOST_PENDING) return Promise.resolve(null)
      pageIds += 1
      const pageId = pageIds
      const page = new Promise<RenderedPage | null>((resolve) =>
        pending.set(pageId, { request, ask, resolve }),
      )
      const late = setTimeout(settle, LONGEST_WAIT_MS, pageId, null)
      takeNext()
      return page.finally(() => clearTimeout(late))
    },
    stop: async () => {
      await worker?.terminate()
    },
  }
}
