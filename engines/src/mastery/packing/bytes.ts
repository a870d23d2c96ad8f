export type ByteWriter = {
  byte: (value: number) => void
  /** Whole numbers from 0 to 2^53 − 1, seven bits a byte, the lowest first. */
  count: (value: number) => void
  float32: (value: number) => void
  float64: (value: number) => void
  text: (value: string) => void
  finish: () => Uint8Array
}

export type ByteReader = {
  byte: () => number
  count: () => number
  float32: () => number
  float64: () => number
  text: () => string
  finish: () => void
}

const FIRST_BYTES = 1024

export function createByteWriter(): ByteWriter {
  let bytes = new Uint8Array(FIRST_BYTES)
  let view = new DataView(bytes.buffer)
  let length = 0

  /** Room for a value at `length`; the view may be another one afterwards. */
  function reserve(more: number): void {
    if (length + more <= bytes.length) return
    const longer = new Uint8Array(2 * bytes.length)
    longer.set(bytes)
    bytes = longer
    view = new DataView(bytes.buffer)
  }

  function byte(value: number): void {
    reserve(1)
    bytes[length++] = value
  }

  function count(value: number): void {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) byte(128 + (rest % 128))
    byte(rest)
  }

  return {
    byte,
    count,
    float32(value) {
      reserve(4)
      view.setFloat32(length, value, true)
      length += 4
    },
    float64(value) {
      reserve(8)
      view.setFloat64(length, value, true)
      length += 8
    },
    /** UTF-16 units as counts: ASCII takes one byte a letter, and half a surrogate pair survives, as in JSON. */
    text(value) {
      count(value.length)
      for (let place = 0; place < value.length; place++) count(value.charCodeAt(place))
    },
    finish: () => bytes.slice(0, length),
  }
}

/** Throws where the bytes end too early or too late. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let place = 0

  function advance(length: number): number {
    if (place + length > bytes.length) throw new Error('The packed bytes are cut short')
    place += length
    return place - length
  }

  function count(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = view.getUint8(advance(1))
      value += (byte & 127) * scale
      if (byte < 128) return value
      if (scale > 2 ** 49) throw new Error('The packed bytes are damaged: a count without end')
    }
  }

  return {
    byte: () => view.getUint8(advance(1)),
    count,
    float32: () => view.getFloat32(advance(4), true),
    float64: () => view.getFloat64(advance(8), true),
    text() {
      const length = count()
      let value = ''
      for (let unit = 0; unit < length; unit++) value += String.fromCharCode(count())
      return value
    },
    finish() {
      if (place !== bytes.length) throw new Error('The packed bytes are damaged: something is left over')
    },
  }
}
