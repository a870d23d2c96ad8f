import { createHash, createHmac, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ProviderSettings } from '../platform/sign-in-provider/provider-settings.ts'

type Claims = Record<string, unknown>
type Grant = { challenge: string; nonce: string; claims: Claims; redirectUri: string }

/** What the provider does wrong with the token. */
export type Fault = {
  /** Of the token that is signed, over what is right. */
  claims?: Claims
  /** How the token claims to be signed; `wrong key` is by a key that is not the provider's. */
  signature?: 'none' | 'HS256' | 'wrong key'
  /** Of the answer that leads back. */
  answer?: Record<string, string>
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const makeKeys = () => generateKeyPairSync('rsa', { modulusLength: 2048 })
const CLIENT = { id: 'trellis', secret: 'a-secret-of-the-client' }

/**
 * A provider on this machine that can be told to lie. What an honest one does is tested with a certified one
 * (`certified-provider.ts`).
 */
export async function startLocalProvider() {
  const keys = makeKeys()
  const grants = new Map<string, Grant>()
  const counts = { discovery: 0, keys: 0 }
  const state: { fault: Fault; isDown: boolean } = { fault: {}, isDown: false }

  function makeToken(claims: Claims): string {
    const { signature } = state.fault
    const alg = signature === 'none' || signature === 'HS256' ? signature : 'RS256'
    const body = `${encode({ alg, kid: 'one', typ: 'JWT' })}.${encode(claims)}`
    if (signature === 'none') return `${body}.`
    if (signature === 'HS256')
      return `${body}.${createHmac('sha256', CLIENT.secret).update(body).digest('base64url')}`
    const key = signature === 'wrong key' ? makeKeys().privateKey : keys.privateKey
    return `${body}.${sign('sha256', Buffer.from(body), key).toString('base64url')}`
  }

  function answerToken(form: URLSearchParams, header: string, response: ServerResponse): void {
    const grant = grants.get(form.get('code') ?? '')
    grants.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    // By RFC 6749 both parts are encoded like a form before they are put together.
    const sent = Buffer.from(header.replace(/^Basic /, ''), 'base64').toString()
    const isClient = decodeURIComponent(sent) === `${CLIENT.id}:${CLIENT.secret}`
    const isFine =
      grant?.challenge === challenge && grant.redirectUri === form.get('redirect_uri') && isClient
    if (!grant || !isFine) {
      answer(response, { error: 'invalid_grant' }, 400)
      return
    }
    const now = Math.floor(Date.now() / 1000)
    const right = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, nonce: grant.nonce }
    const idToken = makeToken({ ...right, ...grant.claims, ...state.fault.claims })
    answer(response, { access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken })
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (state.isDown) return answer(response, { error: 'down' }, 503)
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/.well-known/openid-configuration') {
      counts.discovery += 1
      return answer(response, {
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        // As a careless provider would: what proves nothing must be refused all the same.
        id_token_signing_alg_values_supported: ['RS256', 'HS256', 'none'],
        token_endpoint_auth_methods_supported: ['client_secret_basic'],
        code_challenge_methods_supported: ['S256'],
      })
    }
    if (url.pathname === '/keys') {
      counts.keys += 1
      const key = keys.publicKey.export({ format: 'jwk' })
      return answer(response, { keys: [{ ...key, kid: 'one', use: 'sig', alg: 'RS256' }] })
    }
    let body = ''
    for await (const part of request) body += String(part)
    if (url.pathname === '/token')
      return answerToken(new URLSearchParams(body), request.headers.authorization ?? '', response)
    answer(response, { error: 'not_found' }, 404)
  }

  const server = createServer((request, response) => void serve(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const settings: ProviderSettings = {
    issuer: new URL(issuer),
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    name: 'School',
    canSignUp: true,
    trustedDomains: [],
  }

  /** Somebody proves to be this person; answers with the query that leads back to the product. */
  function approve(address: string, claims: Claims): string {
    const asked = new URL(address).searchParams
    const code = randomUUID()
    grants.set(code, {
      challenge: asked.get('code_challenge') ?? '',
      nonce: asked.get('nonce') ?? '',
      redirectUri: asked.get('redirect_uri') ?? '',
      claims,
    })
    const back = { code, state: asked.get('state') ?? '', ...state.fault.answer }
    return `?${new URLSearchParams(back)}`
  }

  return {
    settings,
    issuer,
    state,
    counts,
    approve,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function answer(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}
