import * as z from 'zod/mini'
import { User } from '../accounts.ts'
import { endpoint } from '../endpoint.ts'
import { Id, Moment, NothingSent } from '../fields.ts'
import { rule } from '../refusals/rule.ts'
import { CurrentPassword } from './typed-secrets.ts'

export const MOST_PASSKEYS = 20
export const LONGEST_PASSKEY_NAME = 100

export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: Moment,
  lastUsedAt: z.nullable(Moment),
})
export type Passkey = z.output<typeof Passkey>

const PasskeyName = z
  .string()
  .check(z.trim(), z.minLength(1, rule('passkeyNameRequired')), z.maxLength(LONGEST_PASSKEY_NAME))

/** Base64url, as browsers write bytes. */
const Bytes = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest), z.regex(/^[\w-]+$/))
const CredentialId = Bytes(1400)
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const
const KnownCredential = z.object({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.optional(z.array(z.enum(TRANSPORTS))),
})

/** What the browser hands to the device, as WebAuthn writes it in JSON. */
export const PasskeyCreation = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  excludeCredentials: z.array(KnownCredential),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type PasskeyCreation = z.output<typeof PasskeyCreation>

export const PasskeyRequest = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type PasskeyRequest = z.output<typeof PasskeyRequest>

/** What the device answers. Whatever else a browser sends along is dropped. */
export const PasskeyAttestation = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes(4000),
    attestationObject: Bytes(8000),
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
})
export type PasskeyAttestation = z.output<typeof PasskeyAttestation>

export const PasskeyAssertion = z.object({
  id: CredentialId,
  rawId: CredentialId,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: Bytes(4000),
    authenticatorData: Bytes(4000),
    // One of ML-DSA, which some devices have made, is longer than all others: 2,420 to 4,627 bytes.
    signature: Bytes(8000),
    userHandle: z.optional(Bytes(200)),
  }),
})
export type PasskeyAssertion = z.output<typeof PasskeyAssertion>

/** Passkeys: a device proves who holds it, by a finger, a face or its code. */
export const passkeys = {
  list: endpoint({
    method: 'GET',
    path: '/api/profile/passkeys',
    access: 'signedIn',
    summary: "The caller's passkeys, the newest first.",
    input: NothingSent,
    output: z.object({
      /** The address under which devices keep passkeys for this installation; null where browsers allow none. */
      host: z.nullable(z.string()),
      passkeys: z.array(Passkey),
    }),
    errors: ['not_signed_in'],
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/profile/passkeys/challenge',
    access: 'signedIn',
    summary: 'What a device needs to make a passkey for the caller. Good for five minutes.',
    /** Who has signed in within a quarter of an hour need not say the password once more. */
    input: z.object({ password: z.optional(CurrentPassword) }),
    output: PasskeyCreation,
    errors: ['not_signed_in', 'invalid_input', 'wrong_credentials', 'conflict', 'too_many_requests'],
    transaction: 'none',
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/profile/passkeys',
    access: 'owner',
    summary: 'Keeps the passkey that a device has made.',
    input: z.object({ name: PasskeyName, credential: PasskeyAttestation }),
    output: Passkey,
    status: 201,
    errors: ['not_signed_in', 'not_found', 'invalid_input', 'wrong_credentials', 'conflict'],
    transaction: 'none',
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/profile/passkeys/:id',
    access: 'owner',
    summary: 'Gives a passkey another name.',
    input: z.object({ id: Id, name: PasskeyName }),
    output: Passkey,
    errors: ['not_signed_in', 'not_found', 'invalid_input'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/profile/passkeys/:id',
    access: 'owner',
    summary: 'Forgets a passkey. The last second step of staff stays where one is required.',
    input: z.object({ id: Id, password: CurrentPassword }),
    output: NothingSent,
    errors: [
      'not_signed_in',
      'not_found',
      'invalid_input',
      'wrong_credentials',
      'conflict',
      'too_many_requests',
    ],
    transaction: 'none',
  }),
}

/** Signing in with nothing typed: the device offers the accounts it has passkeys for. */
export const passkeySignIn = {
  begin: endpoint({
    method: 'POST',
    path: '/api/sign-in/passkey/challenge',
    access: 'public',
    summary: 'What a device signs to show whose passkey it has. Good once, for five minutes.',
    input: NothingSent,
    output: PasskeyRequest,
    errors: ['invalid_input', 'conflict', 'too_many_requests'],
    transaction: 'none',
  }),
  finish: endpoint({
    method: 'POST',
    path: '/api/sign-in/passkey',
    access: 'public',
    summary: 'Signs in with a passkey, which stands for the password and for the second step.',
    input: z.object({ credential: PasskeyAssertion }),
    output: User,
    errors: ['invalid_input', 'wrong_credentials', 'conflict', 'too_many_requests'],
    transaction: 'none',
  }),
}
