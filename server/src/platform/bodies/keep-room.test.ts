import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { uploads } from '#contract/profile/uploads.ts'
import { awaitRoom, keepRoom } from './keep-room.ts'

const ENDPOINT = { ...uploads.add, bodyLimitBytes: 64 * 1024 * 1024 }
const head = (userId: number, length: string) =>
  `POST / HTTP/1.1\r\nHost: localhost\r\nX-User: ${userId}\r\nConnection: close\r\nContent-Type: application/json\r\n${length}\r\n\r\n`
const UNTOLD = 'Transfer-Encoding: chunked'
const BODY = '2\r\n{}\r\n0\r\n\r\n'

test('a large body waits for the room of one that is still coming, a small one does not', async () => {
  const app = Fastify()
  const heard: string[] = []
  app.post(
    '/',
    {
      onRequest: (request, reply) => {
        heard.push(`came ${request.headers['x-user']}`)
        return awaitRoom(ENDPOINT, request, reply, Number(request.headers['x-user']))
      },
    },
    (request, reply) =>
      keepRoom(request, async () => {
        heard.push(`read ${request.headers['x-user']}`)
        return reply.send({})
      }),
  )
  try {
    const { port } = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
    const send = (text: string) => {
      const line = connect(Number(port), '127.0.0.1')
      line.write(text)
      return line
    }
    const hear = (words: string) => expect.poll(() => heard).toContain(words)
    const stalled = send(head(1, UNTOLD))
    await hear('came 1')
    send(head(2, UNTOLD) + BODY)
    await hear('came 2')
    send(`${head(3, 'Content-Length: 2')}{}`)
    await hear('read 3')
    expect(heard).not.toContain('read 2')
    stalled.destroy()
    await hear('read 2')
    send(head(4, UNTOLD) + BODY)
    await hear('read 4')
  } finally {
    await app.close()
  }
})
