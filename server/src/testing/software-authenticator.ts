import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyAssertion, PasskeyAttestation } from '#contract/profile/passkeys.ts'

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

type Doing = { origin?: string; rpId?: string; isUserVerified?: boolean; type?: string }

/** What a phone or a security key does when it makes a passkey and signs in with it: ES256, no attestation. */
export function createAuthenticator({ origin = 'http://localhost:3000', rpId = 'localhost' } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const rawId = randomBytes(32)
  const id = rawId.toString('base64url')
  let counter = 0
  let userHandle = ''

  const describeClient = (challenge: string, type: string, doing: Doing) =>
    Buffer.from(
      JSON.stringify({
        type: doing.type ?? type,
        challenge,
        origin: doing.origin ?? origin,
        crossOrigin: false,
      }),
    )
  const describeSelf = (flags: number, doing: Doing) =>
    Buffer.concat([
      createHash('sha256')
        .update(doing.rpId ?? rpId)
        .digest(),
      Buffer.from([flags | USER_PRESENT | (doing.isUserVerified === false ? 0 : USER_VERIFIED)]),
      uint32(counter),
    ])

  return {
    id,
    /** As a copy of the device would have it. */
    setCounter: (count: number) => {
      counter = count
    },
    make(options: { challenge: string; user: { id: string } }, doing: Doing = {}): PasskeyAttestation {
      userHandle = options.user.id
      const coseKey = encodeCbor(
        new Map<number, number | Buffer>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      )
      const idLength = Buffer.from([0, rawId.length])
      const authData = Buffer.concat([
        describeSelf(HAS_CREDENTIAL, doing),
        Buffer.alloc(16),
        idLength,
        rawId,
        coseKey,
      ])
      const attestation = new Map<string, string | Buffer | Map<string, string>>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: describeClient(options.challenge, 'webauthn.create', doing).toString('base64url'),
          attestationObject: encodeCbor(attestation).toString('base64url'),
          transports: ['internal'],
        },
      }
    },
    sign({ challenge }: { challenge: string }, doing: Doing = {}): PasskeyAssertion {
      counter++
      const client = describeClient(challenge, 'webauthn.get', doing)
      const authData = describeSelf(0, doing)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return {
        id,
        rawId: id,
        type: 'public-key',
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          userHandle,
        },
      }
    },
  }
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

type Cbor = number | string | Buffer | Map<unknown, unknown>

/** As much of RFC 8949 as a passkey needs. */
function encodeCbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value)
  if (typeof value === 'string')
    return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value])
  const entries = [...value].flatMap(([key, one]) => [encodeCbor(key as Cbor), encodeCbor(one as Cbor)])
  return Buffer.concat([encodeHead(5, value.size), ...entries])
}

function encodeHead(kind: number, length: number): Buffer {
  const start = kind << 5
  if (length < 24) return Buffer.from([start | length])
  if (length < 256) return Buffer.from([start | 24, length])
  return Buffer.from([start | 25, length >> 8, length & 0xff])
}
