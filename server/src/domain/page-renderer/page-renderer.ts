import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { PageVisit } from '#contract/pages/ready-screens.ts'
import type { AskServer, RenderedPage, RenderPage } from '../../platform/requests/first-pages.ts'
import type { FromWorker, ToWorker } from './messages.ts'

type Pending = { visit: PageVisit; ask: AskServer; resolve: (page: RenderedPage | null) => void }

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
/** Several times what it needs; beyond it something is wrong. */
const MOST_MEMORY_MB = 512
/** Nothing that is made takes so long: it hangs. */
const HANGS_AFTER_MS = 20_000
/** After an end that nobody wanted. Until then pages are made in the browser. */
const RESTART_AFTER_MS = 60_000

/** Makes first pages in a thread of its own, so that nobody else waits meanwhile; one after another. */
export function createPageRenderer(
  webDir: string,
  report: (message: string, error: unknown) => void,
): PageRenderer {
  let started: Worker | null = null
  let isReady = false
  let isStopping = false
  let inHand: { startedMs: number; hangs: NodeJS.Timeout } | null = null
  let pageIds = 0
  /** In the order in which they came; who has stopped waiting is not there any more. */
  const pending = new Map<number, Pending>()

  function start(): void {
    const worker = new Worker(join(import.meta.dirname, 'render-worker.ts'), {
      workerData: { renderDir: join(webDir, 'render') },
      // Nothing of what the server is told in its environment, secrets among it, belongs there.
      env: { NODE_ENV: 'production' },
      resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    })
    worker.on('message', (message: FromWorker) => void hear(worker, message))
    worker.on('error', (error) => report('SSR worker crashed', error))
    worker.on('exit', end)
    // Alone it does not keep the process alive.
    worker.unref()
    started = worker
  }

  function end(): void {
    started = null
    isReady = false
    letGo()
    for (const pageId of pending.keys()) settle(pageId, null)
    if (isStopping) return
    report('SSR worker exited: pages render in the browser until it restarts', new Error('Worker exited'))
    setTimeout(start, RESTART_AFTER_MS).unref()
  }

  async function hear(from: Worker, message: FromWorker): Promise<void> {
    if (message.kind === 'ready') isReady = true
    if (message.kind === 'rendered') {
      if (message.failure) report('SSR failed for a page', message.failure)
      settle(message.pageId, message.page)
      letGo()
      takeNext()
    }
    if (message.kind === 'call') {
      const asked = pending.get(message.pageId)?.ask(message.url)
      const answer = await asked?.catch((error) => report('SSR could not reach the API', error))
      const { status, body } = answer ?? { status: 500, body: '{}' }
      from.postMessage({ kind: 'answer', callId: message.callId, status, body } satisfies ToWorker)
    }
  }

  function takeNext(): void {
    const [next] = pending
    if (!started || !next || inHand) return
    const [pageId, { visit }] = next
    const hangs = setTimeout((worker: Worker) => void worker.terminate(), HANGS_AFTER_MS, started)
    hangs.unref()
    inHand = { startedMs: performance.now(), hangs }
    started.postMessage({ kind: 'render', pageId, visit } satisfies ToWorker)
  }

  function letGo(): void {
    clearTimeout(inHand?.hangs)
    inHand = null
  }

  function settle(pageId: number, page: RenderedPage | null): void {
    pending.get(pageId)?.resolve(page)
    pending.delete(pageId)
  }

  /** Whoever came now would wait for nothing. */
  function isStuck(): boolean {
    return inHand !== null && performance.now() - inHand.startedMs > LONGEST_WAIT_MS
  }

  return {
    start,
    render(visit, ask) {
      if (!isReady || pending.size >= MOST_PENDING || isStuck()) return Promise.resolve(null)
      pageIds += 1
      const pageId = pageIds
      const page = new Promise<RenderedPage | null>((resolve) => pending.set(pageId, { visit, ask, resolve }))
      const late = setTimeout(settle, LONGEST_WAIT_MS, pageId, null)
      takeNext()
      return page.finally(() => clearTimeout(late))
    },
    stop: async () => {
      isStopping = true
      await started?.terminate()
    },
  }
}
