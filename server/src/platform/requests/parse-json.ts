import type { FastifyInstance } from 'fastify'
import { AppError } from '../app-error.ts'

const UTF8_ONLY = /^application\/json\s*(;\s*charset\s*=\s*"?utf-8"?\s*)?$/i

/** The only bodies the product reads: JSON in UTF-8. An empty one counts as none, as many clients send it. */
export function parseJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  const decoder = new TextDecoder('utf-8', { fatal: true })

  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers
    if (!UTF8_ONLY.test(type) || encoding !== 'identity') {
      return done(new AppError('unsupported_media', 'uncompressedJsonExpected'))
    }
    if (body.length === 0) return done(null, undefined)
    let text: string
    try {
      text = decoder.decode(body as Buffer)
    } catch {
      return done(new AppError('invalid_input', 'notUtf8'))
    }
    void parse(request, text, done)
  })
}
