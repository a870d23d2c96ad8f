import { isNode, type SyntaxNode, walk } from './walk-syntax.ts'

/** Attributes whose words somebody reads or hears. */
const VISIBLE_ATTRIBUTES = new Set([
  'alt',
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'description',
  'label',
  'pendingLabel',
  'placeholder',
  'title',
])

/** Names and codes that are the same in every language. */
const SAME_EVERYWHERE = new Set(['Trellis'])

/** Words that stand in the JSX itself instead of in the messages. */
export function findHardCodedText(tree: SyntaxNode): SyntaxNode[] {
  return [...walk(tree)].flatMap((node) => {
    if (node.type === 'JSXText') return isWord(node.value) ? [node] : []
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') return findWordsAmong(node.children)
    if (node.type === 'JSXAttribute' && isVisible(node.name)) return findWords(node.value)
    return []
  })
}

function isVisible(name: unknown): boolean {
  return isNode(name) && VISIBLE_ATTRIBUTES.has(String(name.name))
}

function isWord(text: unknown): boolean {
  return typeof text === 'string' && /\p{L}{2}/u.test(text) && !SAME_EVERYWHERE.has(text.trim())
}

/** An expression in an attribute is another matter: most attributes hold class names and the like. */
function findWordsAmong(children: unknown): SyntaxNode[] {
  return Array.isArray(children)
    ? children.filter((child) => isNode(child) && child.type === 'JSXExpressionContainer').flatMap(findWords)
    : []
}

/** The literals an expression can turn into: also those behind a condition, not those handed to a function. */
function findWords(value: unknown): SyntaxNode[] {
  if (!isNode(value)) return []
  if (value.type === 'Literal') return isWord(value.value) ? [value] : []
  if (value.type === 'TemplateLiteral') return hasWords(value) ? [value] : []
  if (value.type === 'JSXExpressionContainer') return findWords(value.expression)
  if (value.type === 'ConditionalExpression') return [value.consequent, value.alternate].flatMap(findWords)
  if (value.type === 'LogicalExpression') return [value.left, value.right].flatMap(findWords)
  return []
}

function hasWords({ quasis }: SyntaxNode): boolean {
  const parts = Array.isArray(quasis) ? quasis : []
  return parts.some((part: { value: { raw: string } }) => isWord(part.value.raw))
}
