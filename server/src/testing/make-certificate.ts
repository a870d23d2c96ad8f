import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Certificate = { key: string; cert: string }

/**
 * A certificate that signed itself, with a key that nobody has kept: what a test's own https server shows. Node makes
 * keys but no certificates, so its few fields are written here in DER (X.690), in the order of RFC 5280, section 4.1.
 */
export function makeCertificate(host: string, { from, until }: { from: Date; until: Date }): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = sequence(ECDSA_WITH_SHA256)
  const name = sequence(wrap(0x31, sequence(COMMON_NAME, wrap(0x0c, Buffer.from(host)))))
  const content = sequence(
    wrap(0xa0, integer(Buffer.of(2))),
    integer(Buffer.concat([Buffer.of(1), randomBytes(15)])),
    algorithm,
    name,
    sequence(writeTime(from), writeTime(until)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    wrap(
      0xa3,
      sequence(
        sequence(BASIC_CONSTRAINTS, wrap(0x04, sequence(TRUE))),
        sequence(ALTERNATIVE_NAME, wrap(0x04, sequence(wrap(0x82, Buffer.from(host))))),
      ),
    ),
  )
  const signature = Buffer.concat([Buffer.of(0), sign('sha256', content, privateKey)])
  const der = sequence(content, algorithm, wrap(0x03, signature))
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${der.toString('base64')}\n-----END CERTIFICATE-----\n`,
  }
}

const ECDSA_WITH_SHA256 = Buffer.from('06082a8648ce3d040302', 'hex')
const COMMON_NAME = Buffer.from('0603550403', 'hex')
const BASIC_CONSTRAINTS = Buffer.from('0603551d13', 'hex')
const ALTERNATIVE_NAME = Buffer.from('0603551d11', 'hex')
const TRUE = Buffer.from('0101ff', 'hex')

function wrap(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.of(tag, ...size), content])
}

const sequence = (...parts: Buffer[]): Buffer => wrap(0x30, Buffer.concat(parts))

const integer = (bytes: Buffer): Buffer => wrap(0x02, bytes)

/** GeneralizedTime: 20260310120000Z. */
const writeTime = (at: Date): Buffer =>
  wrap(0x18, Buffer.from(`${at.toISOString().slice(0, 19).replace(/[-:T]/g, '')}Z`))
