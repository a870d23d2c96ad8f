/** FNV-1a over the eight bytes of every number: one bit of difference anywhere shows. */
export function checksum(values: readonly number[]): string {
  let sum = 0x811c9dc5
  for (const byte of new Uint8Array(Float64Array.from(values).buffer)) {
    sum = Math.imul(sum ^ byte, 0x01000193)
  }
  return (sum >>> 0).toString(16)
}
