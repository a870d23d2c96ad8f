/** Rules whose code is no word. The tutor's language is English, as all of its sentences. */
const NAMES: Record<string, string> = {
  sqrt: 'square root',
  cbrt: 'cube root',
  abs: 'distance from zero',
  sum: 'rule for sums',
  product: 'rule for products',
  quotient: 'rule for quotients',
  collect: 'collect like terms',
  power: 'powers',
}

/** "collect-numbers" as a reader sees it: "Collect numbers". */
export function nameRule(rule: string): string {
  const words = NAMES[rule] ?? rule.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
