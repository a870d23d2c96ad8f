const LEAKS = /\b(?:undefined|NaN|Infinity|null)\b|\[object /
const NOISE = /\d\.\d{9,}/

/** One text that learners read: not empty, nothing leaked from the code, formulas closed. */
export function checkWriting(where: string, text: string): string[] {
  if (typeof text !== 'string' || text.trim() === '') return [`${where} is empty`]
  const reasons: string[] = []
  const leak = LEAKS.exec(text)
  if (leak) reasons.push(`${where} says ${leak[0]}`)
  const noise = NOISE.exec(text)
  if (noise) reasons.push(`${where} has a number with noise: ${noise[0]}`)
  const plain = text.includes('\\$') ? text.replaceAll('\\$', '') : text
  const parts = plain.split('$')
  if (parts.length % 2 === 0) return [...reasons, `${where} has an unpaired dollar sign: "${text}"`]
  for (let index = 1; index < parts.length; index += 2) {
    if (!isBalanced(parts[index] as string))
      reasons.push(`${where} has unbalanced braces in $${parts[index]}$`)
  }
  for (let index = 0; index < parts.length; index += 2) {
    const stray = /\\(?:frac|times|div|sqrt|cdot|pi|le|ge)\b/.exec(parts[index] as string)
    if (stray) reasons.push(`${where} has ${stray[0]} outside a formula`)
  }
  return reasons
}

function isBalanced(formula: string): boolean {
  let depth = 0
  for (let index = 0; index < formula.length; index++) {
    if (formula[index] === '\\') index++
    else if (formula[index] === '{') depth++
    else if (formula[index] === '}' && --depth < 0) return false
  }
  return depth === 0
}
