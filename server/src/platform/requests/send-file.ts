import type { FastifyReply } from 'fastify'
import type { FileAnswer, StreamedFile } from '#contract/file-answer.ts'
import { readRange } from './read-range.ts'

/** Always to be saved, never to be shown as a page of ours: what it holds came from people. */
export function sendFile(
  reply: FastifyReply,
  { name, contentType, content, etag }: FileAnswer | StreamedFile,
): FastifyReply {
  const plainName = name.replace(/[^\w.-]+/g, '_')
  if (etag !== undefined) {
    void reply.header('etag', etag).header('cache-control', 'private, no-cache')
    if (reply.request.headers['if-none-match'] === etag) return reply.status(304).send()
  }
  void reply
    .header('content-type', contentType)
    .header(
      'content-disposition',
      `attachment; filename="${plainName}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .header('content-security-policy', "default-src 'none'; sandbox")
  if (!(content instanceof Uint8Array)) return reply.send(content)
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return etag === undefined ? reply.send(bytes) : sendRange(reply, bytes, etag)
}

/** Only of what has a version: pieces of two versions would not fit together. */
function sendRange(reply: FastifyReply, bytes: Buffer, etag: string): FastifyReply {
  const { range, 'if-range': ifRange } = reply.request.headers
  const isSameVersion = ifRange === undefined || ifRange === etag
  const wanted = isSameVersion ? readRange(range, bytes.length) : null
  void reply.header('accept-ranges', 'bytes')
  if (wanted === null) return reply.send(bytes)
  if (wanted === 'outside') {
    return reply
      .status(416)
      .header('content-range', `bytes */${bytes.length}`)
      .header('content-type', 'application/json')
      .send(JSON.stringify({ message: 'This file has no such part', code: 'invalid_input' }))
  }
  const { from, to } = wanted
  return reply
    .status(206)
    .header('content-range', `bytes ${from}-${to}/${bytes.length}`)
    .send(bytes.subarray(from, to + 1))
}
