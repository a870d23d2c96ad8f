const HAN = /\p{Script=Han}/gu
/** Accents only: a message in French often comes without them. */
const ACCENTS = /\p{Mn}/gu
const PIECE = /\p{Script=Han}|[\p{L}\p{M}]+|0|[-+*/=^%÷×√<>?!]|\p{Extended_Pictographic}/gu

/** As students mean it: small letters, no accents, no apostrophes, every number a 0 and no sound drawn out. */
export function tidyMessage(message: string): string {
  return message
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(ACCENTS, '')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/['’‘`´]/g, '')
    .replace(/\d+(?:[.,]\d+)*/g, '0')
    .replace(/([\p{L}?!])\1{2,}/gu, '$1$1')
    .replace(HAN, ' $& ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Words, marks and signs in their order; Chinese characters stand alone. */
export const splitWords = (tidy: string): string[] => tidy.match(PIECE) ?? []
