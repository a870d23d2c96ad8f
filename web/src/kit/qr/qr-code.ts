import { encode } from 'uqr'

/** Version 10 has 57 fields a side; phone cameras misread a denser code on a screen. */
const LARGEST_VERSION = 10

/** A text as a QR code at error correction M, true where it is dark; up to 213 bytes. */
export const drawQrCode = (text: string): boolean[][] =>
  encode(text, { ecc: 'M', boostEcc: false, maskPattern: 0, border: 0, maxVersion: LARGEST_VERSION }).data
