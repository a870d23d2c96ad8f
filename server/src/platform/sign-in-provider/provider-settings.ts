/** The OpenID Connect provider of the school. */
export type ProviderSettings = {
  issuer: URL
  clientId: string
  /** Empty: a public client, which proves itself by PKCE alone. */
  clientSecret: string
  /** On the button: "Sign In With …". */
  name: string
  /** Whether people who have no account yet get one. */
  canSignUp: boolean
  /** Domains of addresses that are the school's own: an account with such an address is linked without its password. */
  trustedDomains: string[]
}

const GOOGLE = 'accounts.google.com'
const THIS_MACHINE = /^(127(\.\d{1,3}){3}|localhost|\[::1\])$/
export const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)+$/

/** Null: nobody signs in elsewhere. Faults never repeat the secret. */
export function readProviderSettings(
  text: (name: string) => string,
  readSwitch: (name: string, fallback: boolean) => boolean,
  faults: string[],
): ProviderSettings | null {
  const [address, clientId] = [text('OIDC_ISSUER'), text('OIDC_CLIENT_ID')]
  const canSignUp = readSwitch('OIDC_SIGN_UP', true)
  if (address === '' && clientId === '') return null
  const issuer = URL.parse(address)
  const isSafe =
    issuer?.protocol === 'https:' || (issuer?.protocol === 'http:' && THIS_MACHINE.test(issuer.hostname))
  if (!issuer || !isSafe || issuer.search !== '' || issuer.username !== '') {
    faults.push(
      'OIDC_ISSUER must be the https address of the provider, for example https://accounts.google.com.',
    )
    return null
  }
  if (clientId === '') {
    faults.push('OIDC_CLIENT_ID is missing: the provider gives it to you when you register Trellis there.')
    return null
  }
  const trustedDomains = text('OIDC_TRUSTED_DOMAINS')
    .toLowerCase()
    .split(/[\s,]+/)
    .filter(Boolean)
  const odd = trustedDomains.find((domain) => !DOMAIN.test(domain))
  if (odd !== undefined)
    faults.push(`OIDC_TRUSTED_DOMAINS must be domains such as school.example.org, not "${odd}".`)
  return {
    issuer,
    clientId,
    clientSecret: text('OIDC_CLIENT_SECRET'),
    name: text('OIDC_NAME') || (issuer.hostname === GOOGLE ? 'Google' : issuer.hostname),
    canSignUp,
    trustedDomains,
  }
}
