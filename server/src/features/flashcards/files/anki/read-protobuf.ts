/** The length-delimited and varint fields of a protobuf message, as far as Anki's packages need them. */
export function readProtobuf(bytes: Uint8Array): { field: number; value: number | Uint8Array }[] {
  const found: { field: number; value: number | Uint8Array }[] = []
  let place = 0
  const readVarint = (): number => {
    let value = 0
    for (let shift = 0; shift < 49; shift += 7) {
      const byte = bytes[place++]
      if (byte === undefined) throw new Error('The message ends in the middle of a number')
      value += (byte & 0x7f) * 2 ** shift
      if (byte < 0x80) return value
    }
    throw new Error('The number is too long')
  }
  while (place < bytes.length) {
    const key = readVarint()
    const kind = key % 8
    const field = Math.floor(key / 8)
    if (kind === 0) found.push({ field, value: readVarint() })
    else if (kind === 2) {
      const length = readVarint()
      if (place + length > bytes.length) throw new Error('The message is shorter than it says')
      found.push({ field, value: bytes.subarray(place, place + length) })
      place += length
    } else if (kind === 1) place += 8
    else if (kind === 5) place += 4
    else throw new Error('Unknown kind of field')
  }
  return found
}

export function readText(bytes: Uint8Array, wanted: number): string {
  const value = readProtobuf(bytes).find(({ field }) => field === wanted)?.value
  return value instanceof Uint8Array ? new TextDecoder().decode(value) : ''
}
