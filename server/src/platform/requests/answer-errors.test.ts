import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/test-app.ts'

const SENT = Buffer.alloc(8 * 1024 * 1024, ' ')
const HEAD = 'POST /api/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n'
const NEXT = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'

test.each([
  ['told', [`${HEAD}Content-Length: ${SENT.length}\r\n\r\n`, SENT]],
  [
    'untold',
    [`${HEAD}Transfer-Encoding: chunked\r\n\r\n${SENT.length.toString(16)}\r\n`, SENT, '\r\n0\r\n\r\n'],
  ],
])('who sends too much, its length %s, reads why, and goes on with the same connection', async (_, parts) => {
  const { app } = await createTestApp()
  try {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const line = connect(Number(port), '127.0.0.1')
    for (const part of [...parts, NEXT]) line.write(part)
    let said = ''
    for await (const heard of line) said += heard
    expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  } finally {
    await app.close()
  }
})
