import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PackageManifest } from '#contract/downloads.ts'
import { ApiError, NetworkError } from '../../api/call.ts'
import type { KeptPackage } from '../device-database.ts'
import type { DownloadFault } from './package-states.ts'
import { type DownloadPorts, runDownload } from './run-download.ts'

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function makeManifest(text: string): PackageManifest {
  const bytes = new TextEncoder().encode(text)
  const borderAt = (place: number) => Math.floor((bytes.length * place) / 20)
  const parts = Array.from({ length: 20 }, (_, place) => {
    const [from, end] = [borderAt(place), borderAt(place + 1)]
    return { from, to: end - 1, sha256: hash(bytes.subarray(from, end)) }
  })
  return { lessonId: 7, version: hash(bytes), sizeBytes: bytes.length, parts }
}

const TEXT = 'Fractions are parts of a whole, and some are halves.'
const OTHER = 'Fractions are parts of a whole, and some are thirds!'
const PACE = { rhythmMs: 500, mostFailures: Number.POSITIVE_INFINITY }

/** A server with one lesson and a device with one shelf; both may be broken by what a test turns in. */
function begin({
  text = TEXT,
  received = [] as number[],
  ...broken
}: Partial<DownloadPorts> & {
  text?: string
  received?: number[]
} = {}) {
  const server = { text }
  const asked: number[] = []
  const waits: number[] = []
  const shelf = new Map<number, Uint8Array>()
  const manifest = makeManifest(text)
  let kept: KeptPackage = {
    userId: 1,
    lessonId: 7,
    manifest,
    received,
    state: 'in_progress',
    trouble: null,
    about: null,
    recordId: null,
    isTold: true,
    startedAt: new Date(0),
    completedAt: null,
  }
  const cut = (from: string, { from: first, to }: { from: number; to: number }) =>
    new TextEncoder().encode(from).slice(first, to + 1)
  for (const place of received) {
    const part = manifest.parts[place]
    if (part) shelf.set(place, cut(text, part))
  }
  const ports: DownloadPorts = {
    describe: async () => makeManifest(server.text),
    fetchPiece: async ({ version, parts }, place) => {
      asked.push(place)
      const part = parts[place]
      if (!part || makeManifest(server.text).version !== version) throw new ApiError(404, {})
      return cut(server.text, part)
    },
    hash: async (bytes) => hash(bytes),
    wait: async (milliseconds) => {
      waits.push(milliseconds)
    },
    begin: async (newer) => {
      shelf.clear()
      kept = { ...kept, manifest: newer, received: [] }
      return kept
    },
    addPiece: async (_, place, bytes) => {
      shelf.set(place, new Uint8Array(bytes))
      kept = { ...kept, received: [...kept.received, place] }
      return kept
    },
    readWhole: async () => {
      const places = [...shelf.keys()].sort((a, b) => a - b)
      return new Uint8Array(places.flatMap((place) => [...(shelf.get(place) ?? [])]))
    },
    complete: async () => {
      kept = { ...kept, state: 'completed' }
      return kept
    },
    ...broken,
  }
  const stop = new AbortController()
  const run = (pace = PACE) => runDownload(ports, kept, pace, stop.signal)
  const readText = () => ports.readWhole(kept).then((whole) => new TextDecoder().decode(whole ?? undefined))
  return { server, asked, waits, shelf, ports, run, stop, readText }
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: DownloadFault) => error.trouble,
  )

test('twenty pieces come one after the other, one every 500 ms, and are then the lesson', {
  tags: ['X-38'],
}, async () => {
  const { run, asked, waits, readText } = begin()
  expect(await run()).toMatchObject({ state: 'completed' })
  expect(asked).toEqual(Array.from({ length: 20 }, (_, place) => place))
  expect(waits).toEqual(Array.from({ length: 20 }, () => 500))
  expect(await readText()).toBe(TEXT)
})

test('it goes on at the missing pieces only', { tags: ['X-38'] }, async () => {
  const { run, asked, readText } = begin({ received: [0, 1, 2, 4, 5] })
  await run()
  expect(asked).toEqual([3, ...Array.from({ length: 14 }, (_, place) => place + 6)])
  expect(await readText()).toBe(TEXT)
})

test('a piece with another hash is fetched again; three wrong ones end it with what is here kept', async () => {
  let wrong = 2
  const first = begin()
  const { fetchPiece } = first.ports
  first.ports.fetchPiece = async (manifest, place, signal) => {
    const bytes = await fetchPiece(manifest, place, signal)
    return place === 5 && wrong-- > 0 ? bytes.map((byte) => byte + 1) : bytes
  }
  await first.run()
  expect(first.asked.filter((place) => place === 5)).toHaveLength(3)
  expect(await first.readText()).toBe(TEXT)

  wrong = 3
  const second = begin()
  const fetchSecond = second.ports.fetchPiece
  second.ports.fetchPiece = async (manifest, place, signal) => {
    const bytes = await fetchSecond(manifest, place, signal)
    return place === 5 && wrong-- > 0 ? bytes.map((byte) => byte + 1) : bytes
  }
  expect(await faultOf(second.run())).toBe('broken')
  expect([...second.shelf.keys()]).toEqual([0, 1, 2, 3, 4])
})

test('a new version of the lesson begins anew, also in the middle', async () => {
  const { run, server, ports, asked, readText } = begin({ received: [0, 1, 2] })
  const { addPiece } = ports
  ports.addPiece = async (kept, place, bytes) => {
    if (place === 6) server.text = OTHER
    return addPiece(kept, place, bytes)
  }
  await run()
  expect(asked.slice(0, 7)).toEqual([3, 4, 5, 6, 7, 0, 1])
  expect(await readText()).toBe(OTHER)
})

test('a server that is away is asked again, with longer and longer pauses', async () => {
  let failures = 3
  const { run, waits, ports, readText } = begin()
  const { fetchPiece } = ports
  ports.fetchPiece = async (manifest, place, signal) => {
    if (place === 2 && failures-- > 0) throw failures % 2 ? new NetworkError('away') : new ApiError(503, {})
    return fetchPiece(manifest, place, signal)
  }
  await run()
  expect(waits.filter((milliseconds) => milliseconds !== 500)).toEqual([1_000, 2_000, 4_000])
  expect(await readText()).toBe(TEXT)
})

test('where somebody waits for it, it gives up after a few tries', async () => {
  const away = () => Promise.reject(new NetworkError('away'))
  const { run } = begin({ describe: away })
  expect(await faultOf(run({ rhythmMs: 0, mostFailures: 3 }))).toBe('unreachable')
})

test('a full device, a lesson that is gone and an ended session each say so', async () => {
  const full = async () => {
    throw new DOMException('no room', 'QuotaExceededError')
  }
  expect(await faultOf(begin({ addPiece: full }).run())).toBe('full')
  const refuse = (status: number) => () => Promise.reject(new ApiError(status, {}))
  expect(await faultOf(begin({ describe: refuse(404) }).run())).toBe('gone')
  expect(await faultOf(begin({ describe: refuse(401) }).run())).toBe('signedOut')
})

test('a pause aborts what is on its way, and a piece that comes too late is not kept', {
  tags: ['DOWN-31'],
}, async () => {
  const { run, stop, ports, shelf } = begin()
  const { fetchPiece } = ports
  ports.fetchPiece = async (manifest, place, signal) => {
    if (place === 3) {
      stop.abort()
      signal.throwIfAborted()
    }
    return fetchPiece(manifest, place, signal)
  }
  await expect(run()).rejects.toMatchObject({ name: 'AbortError' })
  expect(shelf.size).toBe(3)
  expect(await begin({ addPiece: async () => null }).run()).toBeNull()
})

test('pieces that the device has lost are fetched anew, once', async () => {
  const { run, shelf, ports, asked, readText } = begin({ received: [0, 1, 2] })
  shelf.set(1, new Uint8Array([1]))
  await run()
  expect(asked).toHaveLength(17 + 20)
  expect(await readText()).toBe(TEXT)
  ports.readWhole = async () => null
  expect(await faultOf(run())).toBe('broken')
})
