/** Multiplies in the field of 256 elements that QR codes use (x⁸ + x⁴ + x³ + x² + 1). */
function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d)
    product ^= ((b >>> bit) & 1) * a
  }
  return product & 0xff
}

function makeDivisor(degree: number): number[] {
  const divisor = [...Array<number>(degree - 1).fill(0), 1]
  let root = 1
  for (let step = 0; step < degree; step++) {
    for (let place = 0; place < degree; place++) {
      divisor[place] = multiply(divisor[place] ?? 0, root) ^ (divisor[place + 1] ?? 0)
    }
    root = multiply(root, 2)
  }
  return divisor
}

/** The bytes by which a reader mends what it could not see. */
export function correctErrors(data: readonly number[], degree: number): number[] {
  const divisor = makeDivisor(degree)
  const rest = Array<number>(degree).fill(0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    for (const [place, value] of divisor.entries()) rest[place] = (rest[place] ?? 0) ^ multiply(value, factor)
  }
  return rest
}
