/**
 * A Bloom filter over words: says "no" for certain and "yes" with a small chance of error. `tools/common-passwords.mjs`
 * fills one with the passwords that most people choose, which takes a tenth of the room of the list itself.
 */

export type IsCommon = (word: string) => boolean

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
const FNV_PRIME = 16_777_619
/** FNV's own offset, and another one for a second hash that is independent of the first. */
const SEEDS = [2_166_136_261, 3_141_592_653] as const

/** FNV-1a over UTF-16 units, its bits mixed by the last steps of MurmurHash3: neighbors must not share their bits. */
function hashWord(word: string, seed: number): number {
  let hash = seed | 0
  for (let place = 0; place < word.length; place++) {
    const unit = word.charCodeAt(place)
    hash = Math.imul(hash ^ (unit & 255), FNV_PRIME)
    hash = Math.imul(hash ^ (unit >>> 8), FNV_PRIME)
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** The bits that stand for a word: two hashes are as good as many (Kirsch and Mitzenmacher 2006). */
function placesOf(word: string, bits: number, probes: number): number[] {
  const first = hashWord(word, SEEDS[0])
  // Odd, so that no probe falls on the one before.
  const step = (hashWord(word, SEEDS[1]) | 1) >>> 0
  return Array.from({ length: probes }, (_, n) => ((first + Math.imul(n, step)) >>> 0) % bits)
}

export function fillFilter(words: Iterable<string>, bytes: number, probes: number): Uint8Array {
  const filter = new Uint8Array(bytes)
  for (const word of words)
    for (const place of placesOf(word, bytes * 8, probes))
      filter[place >>> 3] = (filter[place >>> 3] ?? 0) | (1 << (place & 7))
  return filter
}

/** Engines run where neither `atob` nor `Buffer` need be. */
function decodeBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.replace(/=+$/, '').length * 3) / 4))
  let held = 0
  let bits = 0
  let at = 0
  for (const digit of text) {
    const value = DIGITS.indexOf(digit)
    if (value < 0) break
    held = ((held << 6) | value) & 0xffff
    bits += 6
    if (bits < 8) continue
    bits -= 8
    bytes[at++] = (held >>> bits) & 255
  }
  return bytes
}

export function readFilter({ base64, probes }: { base64: string; probes: number }): IsCommon {
  const filter = decodeBase64(base64)
  return (word) =>
    placesOf(word, filter.length * 8, probes).every(
      (place) => ((filter[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0,
    )
}
