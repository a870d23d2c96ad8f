/**
 * Decimals are kept as whole numbers of their last place (375 hundredths for 3.75), because 0.1 + 0.2 in floating point
 * would show learners 0.30000000000000004.
 */
export function writeFixed(units: number, places: number): string {
  if (places === 0) return String(units)
  const digits = String(Math.abs(units)).padStart(places + 1, '0')
  return `${units < 0 ? '-' : ''}${digits.slice(0, -places)}.${digits.slice(-places)}`
}

/** As `writeFixed`, without zeros at the end: 350 hundredths are "3.5", 300 hundredths are "3". */
export function writeDecimal(units: number, places: number): string {
  const fixed = writeFixed(units, places)
  return places === 0 ? fixed : fixed.replace(/\.?0+$/, '')
}

/** For running text: "12,500"; decimals keep their decimal part. */
export function groupDigits(number: number | string): string {
  const [whole = '', part] = String(number).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return part === undefined ? grouped : `${grouped}.${part}`
}

/** For formulas, where a bare comma would get a space behind it: "12{,}500". */
export function texNumber(number: number | string): string {
  return groupDigits(number).replaceAll(',', '{,}')
}

/** Money in running text, from cents; the dollar sign is escaped because a bare one opens a formula. */
export function writeMoney(cents: number): string {
  return `\\$${cents % 100 === 0 ? groupDigits(cents / 100) : groupDigits(writeFixed(cents, 2))}`
}
