import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { compressAnswers } from './compress-answers.ts'

const LARGE = { words: 'learning '.repeat(5_000) }

async function ask(headers: Record<string, string>, answer: unknown = LARGE) {
  const app = Fastify()
  compressAnswers(app)
  app.get('/', () => answer)
  return app.inject({ url: '/', headers })
}

test('large JSON travels compressed to who can read it', async () => {
  const { headers, rawPayload } = await ask({ 'accept-encoding': 'br, gzip' })
  expect(headers['content-encoding']).toBe('gzip')
  expect(Number(headers['content-length'])).toBe(rawPayload.length)
  expect(rawPayload.length).toBeLessThan(1_000)
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(LARGE)
})

test('everybody else gets it plain, and small answers are left alone', async () => {
  const plain = await ask({})
  expect(plain.headers['content-encoding']).toBeUndefined()
  expect(plain.json()).toEqual(LARGE)
  const small = await ask({ 'accept-encoding': 'gzip' }, { words: 'few' })
  expect([small.headers['content-encoding'], small.headers.vary]).toEqual([undefined, undefined])
})
