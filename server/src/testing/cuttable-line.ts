import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** The way to a PostgreSQL server, which a test can cut as a restart of the server does, and mend again. */
export async function openCuttableLine(databaseUrl: string) {
  const target = new URL(databaseUrl)
  const open = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    // As while a server starts: the port is there, and whoever knocks is sent away.
    if (isCut) return void near.resetAndDestroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        open.delete(from)
        to.destroy()
      })
      from.pipe(to)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    /** Ends what stands, in the middle of whatever it is saying, and lets nobody in. */
    cut() {
      isCut = true
      for (const socket of open) socket.resetAndDestroy()
    },
    mend() {
      isCut = false
    },
    async close() {
      for (const socket of open) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
