/** A Bloom filter: whether a word is among many, in twelve bits a word. It never misses one, and takes one in 300 for known. */
const HASHES = 8
export const BITS_A_WORD = 12

export function addToFilter(bits: Uint8Array, word: string): void {
  for (const place of listPlaces(word, bits.length * 8))
    bits[place >> 3] = (bits[place >> 3] ?? 0) | (1 << (place & 7))
}

export function isInFilter(bits: Uint8Array, word: string): boolean {
  return listPlaces(word, bits.length * 8).every(
    (place) => ((bits[place >> 3] ?? 0) & (1 << (place & 7))) !== 0,
  )
}

function listPlaces(word: string, size: number): number[] {
  const [one, two] = [hash(word, 0x811c9dc5), hash(word, 0x9747b28c) | 1]
  return Array.from({ length: HASHES }, (_, n) => ((one + Math.imul(n, two)) >>> 0) % size)
}

/** FNV-1a with a last stir, so that the low bits are as good as the high ones. */
function hash(word: string, seed: number): number {
  let value = seed
  for (let n = 0; n < word.length; n += 1) value = Math.imul(value ^ word.charCodeAt(n), 0x01000193)
  value ^= value >>> 15
  value = Math.imul(value, 0x2c1b3c6d)
  return (value ^ (value >>> 13)) >>> 0
}
