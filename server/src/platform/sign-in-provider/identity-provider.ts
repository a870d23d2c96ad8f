import * as client from 'openid-client'
import type { ProvenPerson } from '../../db/schema/accounts/identities.ts'
import { AppError } from '../app-error.ts'
import { HOUR_MS } from '../durations.ts'
import type { ProviderSettings } from './provider-settings.ts'

type VisitSecrets = { state: string; nonce: string; codeVerifier: string }

/** Where people prove who they are. */
export type IdentityProvider = ProviderSettings & {
  begin: (redirectUri: string) => Promise<VisitSecrets & { url: string }>
  /** Checks all of it: state, issuer, code, PKCE, signature, audience, age and nonce. */
  finish: (returnUrl: URL, secrets: VisitSecrets) => Promise<ProvenPerson>
}

/** Signed with a key that only the provider has. `none` and secrets that we hold as well prove nothing. */
const ALGORITHMS = [
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'EdDSA',
  'Ed25519',
]
const DISCOVERED_FOR_MS = HOUR_MS
const LONGEST_WAIT_SECONDS = 10
const SCOPE = 'openid email profile'

export function createIdentityProvider(
  settings: ProviderSettings,
  report: (message: string, error: unknown) => void,
): IdentityProvider {
  let known: { config: Promise<client.Configuration>; until: number } | undefined

  /** What the provider says of itself, asked once an hour; its keys are kept with it. */
  function discover(): Promise<client.Configuration> {
    if (known && known.until > performance.now()) return known.config
    const config = fetchConfiguration(settings)
    known = { config, until: performance.now() + DISCOVERED_FOR_MS }
    config.catch(() => {
      known = undefined
    })
    return config
  }
  async function reach(): Promise<client.Configuration> {
    try {
      return await discover()
    } catch (error) {
      report('the sign-in provider does not answer', error)
      throw new AppError('unavailable', {
        reason: 'providerUnreachable',
        params: { provider: settings.name },
      })
    }
  }

  return {
    ...settings,
    async begin(redirectUri) {
      const config = await reach()
      const codeVerifier = client.randomPKCECodeVerifier()
      const [state, nonce] = [client.randomState(), client.randomNonce()]
      const url = client.buildAuthorizationUrl(config, {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
      return { url: url.href, state, nonce, codeVerifier }
    },
    async finish(returnUrl, { state, nonce, codeVerifier }) {
      const config = await reach()
      try {
        const tokens = await client.authorizationCodeGrant(config, returnUrl, {
          pkceCodeVerifier: codeVerifier,
          expectedState: state,
          expectedNonce: nonce,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new Error('no id token')
        const more =
          claims.email === undefined && config.serverMetadata().userinfo_endpoint
            ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
            : {}
        return readPerson(settings, { ...more, ...claims })
      } catch (error) {
        throw explain(error, settings.name, report)
      }
    },
  }
}

async function fetchConfiguration({ issuer, clientId, clientSecret }: ProviderSettings) {
  const isLocal = issuer.protocol === 'http:'
  const found = await client.discovery(issuer, clientId, undefined, client.None(), {
    timeout: LONGEST_WAIT_SECONDS,
    ...(isLocal && { execute: [client.allowInsecureRequests] }),
  })
  const { supportsPKCE: _, ...server } = found.serverMetadata()
  const signedBy = (server.id_token_signing_alg_values_supported as string[] | undefined) ?? ['RS256']
  const config = new client.Configuration(
    {
      ...server,
      id_token_signing_alg_values_supported: signedBy.filter((name) => ALGORITHMS.includes(name)),
    },
    clientId,
    clientSecret || undefined,
    chooseProof(server, clientSecret),
  )
  config.timeout = LONGEST_WAIT_SECONDS
  if (isLocal) client.allowInsecureRequests(config)
  // Without it a token that came straight from the provider would be believed by its transport alone.
  client.enableNonRepudiationChecks(config)
  return config
}

/** By the standard a provider that says nothing takes the secret in a header. */
function chooseProof(server: client.ServerMetadata, secret: string): client.ClientAuth {
  if (secret === '') return client.None()
  const ways = server.token_endpoint_auth_methods_supported as string[] | undefined
  return ways?.includes('client_secret_post') && !ways.includes('client_secret_basic')
    ? client.ClientSecretPost(secret)
    : client.ClientSecretBasic(secret)
}

function explain(error: unknown, name: string, report: (message: string, error: unknown) => void): AppError {
  if (error instanceof client.AuthorizationResponseError && error.error === 'access_denied')
    return new AppError('wrong_credentials', { reason: 'providerSignInStopped', params: { provider: name } })
  report('a sign-in at the provider was refused', error)
  return new AppError('wrong_credentials', { reason: 'providerSignInFailed', params: { provider: name } })
}

type Claims = Readonly<Record<string, unknown>> & { iss: string; sub: string }

const LONGEST_NAME = 100
const LONGEST_USERNAME = 40
/** Neither control characters nor those that turn the direction of what follows. */
const DISTURBING = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu

/** What of the provider's claims the product believes and keeps. */
function readPerson(
  { trustedDomains }: Pick<ProviderSettings, 'trustedDomains'>,
  claims: Claims,
): ProvenPerson {
  const email = readEmail(claims, trustedDomains)
  const [givenName, ...otherNames] = clean(claims.name).split(' ')
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    firstName: clean(claims.given_name) || givenName || 'New',
    lastName: clean(claims.family_name) || otherNames.join(' ') || 'Student',
    username: suggestUsername(claims, email),
    isStrong: Array.isArray(claims.amr) && claims.amr.includes('mfa'),
  }
}

/** An address nobody answers for is none: with it one could take over the account of whoever it belongs to. */
function readEmail({ email, email_verified: isVerified }: Claims, trustedDomains: string[]): string | null {
  if (typeof email !== 'string' || email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return null
  const isAnsweredFor =
    isVerified === true || (isVerified === undefined && trustedDomains.includes(domainOf(email)))
  return isAnsweredFor ? email : null
}

export function domainOf(email: string): string {
  return email.slice(email.lastIndexOf('@') + 1).toLowerCase()
}

function clean(value: unknown): string {
  return typeof value === 'string'
    ? value.replace(DISTURBING, '').trim().replace(/\s+/g, ' ').slice(0, LONGEST_NAME)
    : ''
}

function suggestUsername({ preferred_username: preferred, name }: Claims, email: string | null): string {
  const candidates = [preferred, email, name].map((value) =>
    clean(value)
      .split('@', 1)
      .join('')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '')
      .slice(0, LONGEST_USERNAME),
  )
  return candidates.find((candidate) => candidate.length >= 3) ?? 'student'
}
