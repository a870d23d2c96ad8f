const float = new Float64Array(1)
const words = new Int32Array(float.buffer)
const HIGH = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1 ? 1 : 0

const LEAST_EXPONENT = -1074
/** A load from a table is quicker than putting a double together from its bits. */
const POWERS_OF_TWO = new Float64Array(1023 - LEAST_EXPONENT + 1)
for (let place = 0, power = Number.MIN_VALUE; place < POWERS_OF_TWO.length; place++, power *= 2) {
  POWERS_OF_TWO[place] = power
}

/** The upper 32 bits of a double: sign, exponent and the first 20 bits of the fraction. */
export function highWord(value: number): number {
  float[0] = value
  return words[HIGH] as number
}

/** 2 to a whole power from -1074 to 1023. */
export function powerOfTwo(exponent: number): number {
  return POWERS_OF_TWO[exponent - LEAST_EXPONENT] as number
}

/** value · 2^exponent, rounded once, for a value of about 1 and exponents from -1200 to 1024. */
export function scale(value: number, exponent: number): number {
  if (exponent >= -1021 && exponent <= 1023) return value * powerOfTwo(exponent)
  if (exponent > 0) return value * 2 * powerOfTwo(exponent - 1)
  return value * powerOfTwo(exponent + 256) * powerOfTwo(-256)
}
