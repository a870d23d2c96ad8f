import { openDB } from 'idb'

type Holder = { getQueryCache: () => { getAll: () => { state: { data: unknown } }[] } }

/** Where in this browser a text stands: each place that outlives a page, what the app holds in memory, and the page. */
export async function searchStorages(text: string, app?: Holder): Promise<string[]> {
  const found = [
    ...searchStore('localStorage', localStorage, text),
    ...searchStore('sessionStorage', sessionStorage, text),
    ...(await searchDatabases(text)),
    ...(await searchCaches(text)),
  ]
  if (document.cookie.includes(text)) found.push('cookies')
  if (document.body.textContent?.includes(text)) found.push('page')
  const loaded = app?.getQueryCache().getAll() ?? []
  if (JSON.stringify(loaded.map(({ state }) => state.data)).includes(text)) found.push('queries')
  return found.sort()
}

function searchStore(name: string, store: Storage, text: string): string[] {
  return Object.entries(store)
    .filter((entry) => entry.join().includes(text))
    .map(([key]) => `${name} ${key}`)
}

async function searchDatabases(text: string): Promise<string[]> {
  const found: string[] = []
  for (const { name } of await indexedDB.databases()) {
    if (name === undefined) continue
    const db = await openDB(name)
    for (const store of db.objectStoreNames) {
      if (JSON.stringify(await db.getAll(store)).includes(text)) found.push(`${name} ${store}`)
    }
    db.close()
  }
  return found
}

async function searchCaches(text: string): Promise<string[]> {
  const found: string[] = []
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    for (const request of await cache.keys()) {
      const kept = await (await cache.match(request))?.text()
      if (kept?.includes(text)) found.push(`cache ${name} ${request.url}`)
    }
  }
  return found
}
