import type { MathNode } from './write-math.ts'

/** A node whose attributes are known, too. */
type DrawnNode = MathNode & { attribs?: Record<string, string> }

const COMMANDS: Record<string, string> = {
  '−': '-',
  '×': '\\times',
  '÷': '\\div',
  '⋅': '\\cdot',
  '±': '\\pm',
  '∗': '\\ast',
  '≈': '\\approx',
  '≠': '\\ne',
  '≤': '\\le',
  '≥': '\\ge',
  '<': '\\lt',
  '>': '\\gt',
  '≡': '\\equiv',
  '≅': '\\cong',
  '∼': '\\sim',
  '∝': '\\propto',
  '→': '\\to',
  '⟶': '\\longrightarrow',
  '⇒': '\\Rightarrow',
  '⟺': '\\iff',
  '⇌': '\\rightleftharpoons',
  '′': '\\prime',
  '∘': '\\circ',
  '⊙': '\\odot',
  '⊕': '\\oplus',
  '∪': '\\cup',
  '∩': '\\cap',
  '∈': '\\in',
  '∑': '\\sum',
  '∫': '\\int',
  '⋯': '\\cdots',
  '…': '\\ldots',
  '°': '\\degree',
  '%': '\\%',
  $: '\\$',
  '&': '\\&',
  '#': '\\#',
  _: '\\_',
  '{': '\\{',
  '}': '\\}',
  '∞': '\\infty',
  '∠': '\\angle',
  '△': '\\triangle',
  '□': '\\square',
  π: '\\pi',
  θ: '\\theta',
  μ: '\\mu',
  σ: '\\sigma',
  λ: '\\lambda',
  α: '\\alpha',
  β: '\\beta',
  γ: '\\gamma',
  δ: '\\delta',
  ε: '\\varepsilon',
  κ: '\\kappa',
  η: '\\eta',
  χ: '\\chi',
  φ: '\\varphi',
  ω: '\\omega',
  ρ: '\\rho',
  τ: '\\tau',
  Δ: '\\Delta',
  Φ: '\\Phi',
  Π: '\\Pi',
  Ω: '\\Omega',
  Σ: '\\Sigma',
}
const ACCENTS: Record<string, string> = {
  ˉ: '\\bar',
  '⃗': '\\vec',
  '^': '\\hat',
  '~': '\\tilde',
  '¯': '\\overline',
}
const SPACES: Record<string, string> = {
  '\u00a0': '\\ ',
  '\u2009': '\\,',
  '\u205f': '\\:',
  '\u2005': '\\:',
  '\u2004': '\\;',
  '\u200a': '\\,',
}
const FUNCTIONS = new Set(
  'sin cos tan cot sec csc log ln exp lim max min gcd det arcsin arccos arctan'.split(' '),
)
/** Only voices hear these. */
const UNSEEN = /[\u200b\u2061-\u2064]/g

/** A formula in MathML as the TeX that draws it again, for a text in Markdown. The inverse of `drawFormula`. */
export function writeTex(node: DrawnNode): string {
  return write(node).trim()
}

function write(node: DrawnNode): string {
  const { type, data = '', name, children = [], attribs = {} } = node
  if (type === 'text') return writeSigns(data)
  const parts = children.filter((child) => child.type === 'tag') as DrawnNode[]
  const at = (place: number) => group(parts[place])
  switch (name) {
    case 'mi':
      return writeName(readData(node), attribs.mathvariant)
    case 'mn':
      return readData(node).replaceAll(',', '{,}')
    case 'mo':
      return writeOperator(node, attribs)
    case 'mtext':
      return writeWords(readData(node))
    case 'mspace':
      return { '1em': '\\quad ', '2em': '\\qquad ' }[attribs.width ?? ''] ?? '\\ '
    case 'mfrac':
      return attribs.linethickness === '0px'
        ? `{${at(0)} \\atop ${at(1)}}`
        : `\\frac{${bare(parts[0])}}{${bare(parts[1])}}`
    case 'msqrt':
      return `\\sqrt{${writeAll(children)}}`
    case 'mroot':
      return `\\sqrt[${bare(parts[1])}]{${bare(parts[0])}}`
    case 'msup':
      return `${at(0)}^{${bare(parts[1])}}`
    case 'msub':
    case 'munder':
      return `${at(0)}_{${bare(parts[1])}}`
    case 'msubsup':
    case 'munderover':
      return `${at(0)}_{${bare(parts[1])}}^{${bare(parts[2])}}`
    case 'mover':
      return writeOver(parts[0], parts[1])
    case 'mtable':
      return writeTable(parts, attribs.columnalign)
    case 'mphantom':
      return `\\phantom{${writeAll(children)}}`
    case 'mstyle':
      return `{${attribs.displaystyle === 'true' ? '\\displaystyle' : '\\textstyle'} ${writeAll(children)}}`
    case 'mrow':
      return writeRow(parts)
    default:
      return writeAll(children)
  }
}

const UPRIGHT = /\\mathrm\{[a-zA-Z]+\}$/

/** A command ends where a letter that is none of its own begins; upright letters side by side are one word. */
function join(pieces: readonly string[]): string {
  return pieces.reduce((all, piece) => {
    if (UPRIGHT.test(all) && /^\\mathrm\{[a-zA-Z]\}$/.test(piece))
      return `${all.slice(0, -1)}${piece.slice(8)}`
    return /\\[a-zA-Z]+$/.test(all) && /^[a-zA-Z]/.test(piece) ? `${all} ${piece}` : all + piece
  }, '')
}

const writeAll = (nodes: readonly MathNode[]): string => join(nodes.map(write))

const readData = ({ data = '', children = [] }: MathNode): string =>
  (data + children.map(readData).join('')).replace(UNSEEN, '')

const writeSigns = (text: string): string =>
  join([...text.replace(UNSEEN, '')].map((sign) => COMMANDS[sign] ?? sign))

function writeName(name: string, variant: string | undefined): string {
  if (name === '∣' || name === '|') return '\\vert'
  if (FUNCTIONS.has(name)) return `\\${name}`
  if ([...name].length > 1) return `\\operatorname{${name}}`
  return variant === 'normal' && /[a-zA-Z]/.test(name) ? `\\mathrm{${name}}` : writeSigns(name)
}

function writeOperator(node: MathNode, { minsize }: Record<string, string>): string {
  const sign = readData(node)
  if (sign === '∣') return minsize === undefined ? '\\mid' : '\\vert'
  return sign.length > 1 && /^[a-z]+$/.test(sign) ? `\\operatorname{${sign}}` : writeSigns(sign)
}

function writeWords(text: string): string {
  if (text.trim() === '') return SPACES[text] ?? '\\;'
  return `\\text{${text.replaceAll('\u00a0', ' ').replace(/[$%&#_{}]/g, '\\$&')}}`
}

/** Brackets that grow with what they hold. */
function writeRow(parts: readonly DrawnNode[]): string {
  const [first, last] = [parts[0], parts.at(-1)]
  if (first === undefined) return '{}'
  if (parts.length < 2 || !isFence(first) || !isFence(last)) return writeAll(parts)
  return join([`\\left${writeFence(first)}`, writeAll(parts.slice(1, -1)), `\\right${writeFence(last)}`])
}

const isFence = (node: DrawnNode | undefined): boolean =>
  node?.name === 'mo' && node.attribs?.fence === 'true' && node.attribs.minsize === undefined

function writeFence(node: DrawnNode | undefined): string {
  const sign = node ? readData(node) : ''
  if (sign === '') return '.'
  return sign === '∣' ? '\\vert' : writeSigns(sign)
}

/** What an exponent, an index or a fraction stands on: one sign alone, everything else in braces. */
function group(node: DrawnNode | undefined): string {
  const tex = bare(node)
  return /^(?:[^\\{}]|\\[a-zA-Z]+|\\.)$/.test(tex) ? tex : `{${tex}}`
}

const bare = (node: DrawnNode | undefined): string => (node ? write(node) : '')

function writeOver(base: DrawnNode | undefined, over: DrawnNode | undefined): string {
  const sign = over ? readData(over) : ''
  const accent = ACCENTS[sign]
  if (accent) return `${accent}{${bare(base)}}`
  if (base && readData(base) === '→') return `\\xrightarrow{${bare(over)}}`
  return `\\overset{${bare(over)}}{${bare(base)}}`
}

function writeTable(rows: readonly DrawnNode[], align = ''): string {
  const cells = rows.map(({ children = [] }) =>
    children.filter(({ name }) => name === 'mtd').map((cell) => writeCell(cell)),
  )
  const kind = align.startsWith('right left') ? 'aligned' : 'matrix'
  return `\\begin{${kind}}${cells.map((row) => row.join(' & ')).join(' \\\\ ')}\\end{${kind}}`
}

/** The table itself makes the style of its cells. */
function writeCell({ children = [] }: MathNode): string {
  const [style] = children
  return children.length === 1 && style?.name === 'mstyle'
    ? writeAll(style.children ?? [])
    : writeAll(children)
}
