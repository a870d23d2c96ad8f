import { queryOptions } from '@tanstack/react-query'
import {
  type PasskeyAssertion,
  type PasskeyAttestation,
  type PasskeyCreation,
  type PasskeyRequest,
  passkeys,
} from '#contract/profile/passkeys.ts'
import { call } from '../../api/call.ts'

export const passkeysQuery = queryOptions({
  queryKey: ['profile', 'passkeys'],
  queryFn: () => call(passkeys.list, {}),
})

/** Whether passkeys work here: the browser knows them, and the page is at the address that devices keep them for. */
export const canUsePasskeys = (host: string | null | undefined): boolean =>
  host != null && window.location.hostname === host && 'PublicKeyCredential' in window

/** Closed, canceled or left waiting: people know that they did it. */
export const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** The device has one for this account already. */
export const isKnownDevice = (error: unknown): boolean =>
  error instanceof Error && error.name === 'InvalidStateError'

/** Asks the device to make a passkey. The library is fetched when it is first needed. */
export async function makePasskey(options: PasskeyCreation): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  const made = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports } = made.response
  return {
    id: made.id,
    rawId: made.rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, ...(transports && { transports }) },
  }
}

/** Asks the device to sign in with one of its passkeys. */
export async function signWithPasskey(options: PasskeyRequest): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
  }
}
