import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Provider } from 'oidc-provider'

const CLIENT = { id: 'trellis', secret: 'a-secret-of-the-client' }

/**
 * A certified provider on this machine. Who types `ada` into its form is ada@school.example.org. It asks for PKCE, tells
 * names and addresses at its userinfo endpoint alone, and shows a page to sign in and one to consent.
 */
export async function startCertifiedProvider(redirectUri: string) {
  const server = createServer()
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.unref()
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        id_token_signed_response_alg: 'ES256',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256', kid: 'test' }] },
    cookies: { keys: ['for tests alone'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name'],
    },
    pkce: { required: () => true },
    // In seconds; without them it says at each use that somebody should choose.
    ttl: {
      Interaction: 600,
      Session: 600,
      Grant: 600,
      AccessToken: 600,
      IdToken: 600,
      AuthorizationCode: 60,
    },
    findAccount: (_, id) => ({
      accountId: id,
      claims: () => ({
        sub: id,
        email: `${id}@school.example.org`,
        email_verified: true,
        given_name: id,
        family_name: 'Lovelace',
        name: `${id} Lovelace`,
      }),
    }),
  })
  server.on('request', provider.callback())
  return {
    issuer,
    clientId: CLIENT.id,
    clientSecret: CLIENT.secret,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

/** Goes through the provider's pages as a browser would, and answers with the address that leads back. */
export async function walkThrough(start: string, login: string, backTo: string): Promise<URL> {
  const cookies = new Map<string, string>()
  let [address, form]: [string, URLSearchParams | null] = [start, null]
  for (let steps = 0; steps < 15; steps++) {
    if (address.startsWith(backTo)) return new URL(address)
    const response: Response = await fetch(address, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form && { method: 'POST', body: form }),
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const location = response.headers.get('location')
    if (location) {
      ;[address, form] = [new URL(location, address).href, null]
      continue
    }
    const page = await response.text()
    const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1]
    const action = /action="([^"]+)"/.exec(page)?.[1]
    if (!prompt || !action) throw new Error(`no form to fill in: ${page.slice(0, 500)}`)
    address = new URL(action, address).href
    form = new URLSearchParams({ prompt, ...(prompt === 'login' && { login, password: 'any' }) })
  }
  throw new Error('the provider did not lead back')
}
