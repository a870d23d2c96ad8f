export const ORIENTATION_AS_IT_IS = 1
const MOST = 8
const TAG = 0x0112
const SHORT = 3
const ENTRY_BYTES = 12

/** Which way up the camera was held, 1 to 8, from the first directory of a TIFF; 0 where it does not say. */
export function readOrientation(tiff: Buffer): number {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  if (tiff.length < 10) return 0
  const read16 = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (directory + 2 > tiff.length) return 0
  const entries = read16(directory)
  for (let n = 0; n < entries; n += 1) {
    const at = directory + 2 + n * ENTRY_BYTES
    if (at + ENTRY_BYTES > tiff.length) return 0
    if (read16(at) !== TAG) continue
    const value = read16(at + 8)
    return read16(at + 2) === SHORT && value <= MOST ? value : 0
  }
  return 0
}

/** A segment of a JPEG that says this and nothing else. */
export function writeOrientation(orientation: number): Buffer {
  const start = Buffer.from('ffe100224578696600004d4d002a000000080001', 'hex')
  const entry = Buffer.from([TAG >> 8, TAG & 0xff, 0, SHORT, 0, 0, 0, 1, 0, orientation, 0, 0])
  const noMoreDirectories = Buffer.alloc(4)
  return Buffer.concat([start, entry, noMoreDirectories])
}
