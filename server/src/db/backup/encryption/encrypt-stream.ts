import { createCipheriv, createDecipheriv } from 'node:crypto'
import { Transform } from 'node:stream'

/**
 * A long text in pieces, each sealed with AES-256-GCM (the STREAM construction, as age does it): the number of a piece and
 * whether it is the last stand in its nonce, so that none can be changed, moved, left out or cut off. The key is the
 * file's own, so that no nonce comes twice.
 */
const PIECE_BYTES = 64 * 1024
const TAG_BYTES = 16
const SEALED_BYTES = PIECE_BYTES + TAG_BYTES
const NONCE_BYTES = 12
const CIPHER = 'aes-256-gcm'

class DamagedContent extends Error {}

function makeNonce(number: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(NONCE_BYTES)
  nonce.writeUIntBE(number, 5, 6)
  nonce[NONCE_BYTES - 1] = isLast ? 1 : 0
  return nonce
}

export function createEncryption(key: Buffer): Transform {
  return cutIntoPieces(PIECE_BYTES, (piece, number, isLast) => {
    const cipher = createCipheriv(CIPHER, key, makeNonce(number, isLast))
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()])
  })
}

/** Lets nothing through that was not sealed with this key, and fails when the end is missing. */
export function createDecryption(key: Buffer): Transform {
  return cutIntoPieces(SEALED_BYTES, (piece, number, isLast) => {
    if (piece.length < TAG_BYTES) throw new DamagedContent('a piece is cut off')
    const decipher = createDecipheriv(CIPHER, key, makeNonce(number, isLast))
    decipher.setAuthTag(piece.subarray(-TAG_BYTES))
    try {
      return Buffer.concat([decipher.update(piece.subarray(0, -TAG_BYTES)), decipher.final()])
    } catch (cause) {
      throw new DamagedContent('a piece is not as it was sealed', { cause })
    }
  })
}

/** The last piece is known by what comes after it, so that one is always held back; it may be empty. */
function cutIntoPieces(
  size: number,
  work: (piece: Buffer, number: number, isLast: boolean) => Buffer,
): Transform {
  let waiting: Buffer[] = []
  let length = 0
  let number = 0
  return new Transform({
    transform(chunk: Buffer, _, done) {
      waiting.push(chunk)
      length += chunk.length
      if (length <= size) return done()
      try {
        let whole = Buffer.concat(waiting)
        for (; whole.length > size; whole = whole.subarray(size)) {
          this.push(work(whole.subarray(0, size), number, false))
          number += 1
        }
        waiting = [whole]
        length = whole.length
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    flush(done) {
      try {
        this.push(work(Buffer.concat(waiting), number, true))
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
}
