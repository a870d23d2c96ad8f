import { sayFormula } from './say-formula.ts'

/** What is to be heard of an element: its words, and its formulas as a teacher would read them out. */
export function sayElement(element: Element): string {
  return say(element).replace(/\s+/g, ' ').trim()
}

function say(node: Node): string {
  if (node instanceof Text) return node.data
  if (!(node instanceof Element) || node.localName === 'svg') return ''
  if (node.localName === 'math') return ` ${sayFormula(node)} `
  return [...node.childNodes].map(say).join('')
}
