/** The package brings no types; this is what the tests use of it. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http'

  type Account = { accountId: string; claims: () => Record<string, unknown> }
  export class Provider {
    constructor(
      issuer: string,
      configuration: Record<string, unknown> & { findAccount: (context: unknown, id: string) => Account },
    )
    callback(): RequestListener
  }
}
