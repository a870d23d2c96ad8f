import { ExpirationPlugin } from 'workbox-expiration'
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { isServersPage, isWorkersPage } from './whose-page.ts'

// The worker keeps files of the product, which are the same for everybody. What is private lives in the device's database.
declare const self: ServiceWorkerGlobalScope & { PRECACHED: PrecacheEntry[] }

const MONTH_SECONDS = 30 * 24 * 60 * 60

cleanupOutdatedCaches()
// Without an index `/` stays the server's to answer: visitors get the landing page ready to read.
precacheAndRoute(self.PRECACHED, { directoryIndex: '', cleanURLs: false })

const answerWithShell = createHandlerBoundToURL('/index.html')
registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isWorkersPage(url.pathname),
  async (options) => {
    if (!isServersPage(options.url.pathname)) return answerWithShell(options)
    try {
      return await fetch(options.request)
    } catch {
      return answerWithShell(options)
    }
  },
)

// Screens that are seldom needed without a connection stay after their first visit. Their names change with their content.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'trellis-files',
    plugins: [
      new ExpirationPlugin({ maxEntries: 400, maxAgeSeconds: MONTH_SECONDS, purgeOnQuotaError: true }),
    ],
  }),
)

// A new version waits until its reader says so: the page that is open goes on with the files it began with.
self.addEventListener('message', ({ data }) => {
  if (data === 'takeOver') void self.skipWaiting()
})
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
