import { expect } from 'vitest'
import { notes } from '#contract/study/notes.ts'
import { SESSION_COOKIE } from '../platform/sessions/sessions.ts'
import type { SmallDisk } from './small-disk.ts'
import type { Product } from './start-product.ts'

const WRITES = 40

/** Random, so that it cannot be packed into less room. */
const makeContent = () =>
  Array.from({ length: 2_000 }, () => Math.random().toString(36).slice(2, 12)).join('')

/** Writes notes that take room, and says what each was answered. */
export function createDiskWriter(product: Product, tokens: readonly string[]) {
  const headers = (writer: number) => ({
    cookie: `${SESSION_COOKIE}=${tokens[writer % tokens.length]}`,
    'content-type': 'application/json',
  })

  async function write(count: number) {
    const response = await fetch(product.url + notes.create.path, {
      method: 'POST',
      headers: headers(count),
      body: JSON.stringify({ title: `Note ${count}`, content: makeContent() }),
    })
    const body = (await response.json()) as { reason?: string; id?: number }
    return { said: `${response.status} ${body.reason ?? ''}`.trim(), id: body.id }
  }
  const writeMany = async () =>
    (await Promise.all(Array.from({ length: WRITES }, (_, count) => write(count)))).map(({ said }) => said)
  const read = async (id: number | undefined) =>
    (await fetch(product.url + notes.one.path.replace(':id', String(id)), { headers: headers(0) })).status
  const askReady = async () => (await fetch(`${product.url}/readyz`)).status

  async function expectWellAgain(
    { makeRoom }: Pick<SmallDisk, 'makeRoom'>,
    id: number | undefined,
  ): Promise<void> {
    makeRoom()
    await expect.poll(askReady, { timeout: 60_000, interval: 500 }).toBe(200)
    expect((await write(1)).said).toBe('201')
    expect(await read(id)).toBe(200)
    expect(product.child.exitCode).toBeNull()
  }
  return { write, writeMany, read, askReady, expectWellAgain }
}
