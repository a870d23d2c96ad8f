import { type MathNode, writeMath } from '#engines/formulas/write-math.ts'

const BLOCKS = 'h2, h3, h4, p, li, td, th, pre'
const MARKS: Record<string, string> = { h2: '## ', h3: '### ', h4: '#### ', li: '- ' }

/** The text of a lesson with its headings and lists, for whoever works on it. Answers that are folded away stay out. */
export function writeLessonText(text: HTMLElement): string {
  return [...text.querySelectorAll(BLOCKS)]
    .filter((block) => !block.closest('details, svg') && !block.parentElement?.closest('li, td, th'))
    .map((block) => (MARKS[block.localName] ?? '') + readWords(block).replace(/\s+/g, ' ').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line))
    .join('\n\n')
}

/** A fraction is 3/4 on a line of text; its digits alone would be 34. */
const readWords = (node: Node): string =>
  node instanceof MathMLElement && node.localName === 'math'
    ? writeMath(toMathNode(node))
    : node instanceof Text
      ? node.data
      : [...node.childNodes].map(readWords).join('')

const toMathNode = (node: Node): MathNode =>
  node instanceof Text
    ? { type: 'text', data: node.data }
    : { type: 'tag', name: node.nodeName, children: [...node.childNodes].map(toMathNode) }
