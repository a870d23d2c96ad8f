import type { Config } from './config.ts'

/** Where the product is reached from a mail. */
export function findOrigin({ publicUrl, host, port }: Config): string {
  return publicUrl?.origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
