import type { FastifyRequest } from 'fastify'

/** The smallest that the browser can read. */
export function chooseEncoding({ headers }: FastifyRequest): 'br' | 'gzip' | 'plain' {
  const accepted = String(headers['accept-encoding'])
  if (/\bbr\b/.test(accepted)) return 'br'
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'plain'
}
