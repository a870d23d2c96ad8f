import type { FastifyInstance } from 'fastify'

/** While the product stops, every answer ends its connection: nobody should ask again on a line that goes away. */
export function closeLinesWhenStopping(app: FastifyInstance): void {
  let isStopping = false
  app.addHook('preClose', (done) => {
    isStopping = true
    done()
  })
  app.addHook('onSend', (_, reply, payload, done) => {
    if (isStopping) void reply.header('connection', 'close')
    done(null, payload)
  })
}
