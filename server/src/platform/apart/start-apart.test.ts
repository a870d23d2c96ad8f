import { expect, test } from 'vitest'
import { startApart, TooLargeApart } from './start-apart.ts'

type Said = { sum: number } | { heard: string }

const OUT_OF_MEMORY = `
  let text = 's'.repeat(2 ** 20)
  const kept = []
  for (;;) {
    const at = Math.floor(Math.random() * text.length)
    kept.push(text.slice(0, at) + 'x' + text.slice(at))
    if (kept.at(-1).charCodeAt(7) === 0) break
  }`
const script = (code: string) =>
  new URL(
    `data:text/javascript,${encodeURIComponent(`import { parentPort, workerData } from 'node:worker_threads';${code}`)}`,
  )

async function run(code: string, file?: Uint8Array, largestProcessMb = 1_000): Promise<Said> {
  const apart = startApart<Said>(script(code), {
    workerData: { first: 1 },
    ...(file && { file }),
    largestHeapMb: 64,
    largestProcessMb,
  })
  try {
    return await new Promise((resolve, reject) => {
      apart.listen((said) => ('heard' in said ? apart.post(said.heard) : resolve(said)), reject)
    })
  } finally {
    await apart.end()
  }
}

test.each([0, 3, 5_000_000])('a file of %i bytes goes there and an answer comes back', async (bytes) => {
  const sum = 'parentPort.postMessage({ sum: workerData.first + workerData.file.reduce((a, b) => a + b, 0) })'
  expect(await run(sum, new Uint8Array(bytes).fill(2))).toEqual({ sum: 1 + 2 * bytes })
})

test('what is posted later is heard as well', async () => {
  const talk = `parentPort.postMessage({ heard: '7' }); parentPort.once('message', (text) => parentPort.postMessage({ sum: Number(text) }))`
  expect(await run(talk)).toEqual({ sum: 7 })
})

test('work that takes all memory at once ends alone, and we live on', { timeout: 60_000 }, async () => {
  await expect(run(OUT_OF_MEMORY)).rejects.toBeInstanceOf(TooLargeApart)
})

test('what is unpacked outside the heap counts', async () => {
  const unpack = 'const kept = []; setInterval(() => kept.push(Buffer.alloc(20_000_000, 1)), 5)'
  await expect(run(unpack, undefined, 200)).rejects.toBeInstanceOf(TooLargeApart)
})

test('an error says what it was, and an end without an answer is one', async () => {
  await expect(run(`throw new RangeError('too far')`)).rejects.toMatchObject({
    name: 'RangeError',
    message: 'too far',
  })
  await expect(run('')).rejects.toThrow('ended without an answer')
})

test('it knows nothing of our environment', async () => {
  process.env.APART_SECRET = 'a password'
  try {
    expect(await run('parentPort.postMessage({ sum: process.env.APART_SECRET ? 1 : 0 })')).toEqual({ sum: 0 })
  } finally {
    delete process.env.APART_SECRET
  }
})
