import { isNode, type SourceFile, type SyntaxNode, walk } from './walk-syntax.ts'

/** A key as it stands in the code; `*` stands for a part that is known only when the product runs. */
export type UsedKey = { pattern: string; namespaces: readonly string[]; node: SyntaxNode }

/** Every key handed to a translator. Without a namespace of its own a key belongs to those its file has asked for. */
export function findUsedKeys({ tree, text }: Omit<SourceFile, 'name'>): UsedKey[] {
  const nodes = [...walk(tree)]
  const asked = nodes.filter(isCallOf('useTranslation')).flatMap(readNamespaces)
  // A translator turned in as an argument says its namespace in its type.
  const typed = [...text.matchAll(/TFunction<'(\w+)'/g)].map((match) => String(match[1]))
  const namespaces = [...new Set([...asked, ...typed])]
  return nodes.filter(isCallOf('t')).flatMap((node) =>
    readPatterns(firstArgument(node)).map((written) => {
      const [namespace, key] = written.includes(':') ? written.split(':') : [null, written]
      return { node, pattern: String(key), namespaces: namespace ? [namespace] : namespaces }
    }),
  )
}

/** Whether a written key may be this one: also one of its plural forms, also all that lies below it. */
export function isSameKey(pattern: string, key: string): boolean {
  const exact = pattern
    .split('*')
    .map((part) => part.replace(/\./g, '\\.'))
    .join('[^.]+')
  return new RegExp(`^${exact}(_(zero|one|two|few|many|other))?($|\\.)`).test(key)
}

/** Texts of a message file with their keys, a dot between the levels. */
export function listTexts(messages: object, prefix = ''): [key: string, text: string][] {
  return Object.entries(messages).flatMap(([name, value]): [string, string][] =>
    typeof value === 'object' && value !== null
      ? listTexts(value, `${prefix}${name}.`)
      : [[`${prefix}${name}`, String(value)]],
  )
}

export const listKeys = (messages: object): string[] => listTexts(messages).map(([key]) => key)

function isCallOf(name: string) {
  return ({ type, callee }: SyntaxNode) => type === 'CallExpression' && isNode(callee) && callee.name === name
}

function firstArgument(node: SyntaxNode): unknown {
  return Array.isArray(node.arguments) ? node.arguments[0] : undefined
}

function readNamespaces(node: SyntaxNode): string[] {
  const argument = firstArgument(node)
  if (argument === undefined) return ['common']
  return isNode(argument)
    ? [...walk(argument)].flatMap(({ value }) => (typeof value === 'string' ? [value] : []))
    : []
}

function readPatterns(argument: unknown): string[] {
  if (!isNode(argument)) return []
  if (argument.type === 'Literal') return [String(argument.value)]
  if (argument.type === 'ConditionalExpression') {
    return [argument.consequent, argument.alternate].flatMap(readPatterns)
  }
  if (argument.type !== 'TemplateLiteral' || !Array.isArray(argument.quasis)) return []
  return [argument.quasis.map((part: { value: { cooked: string } }) => part.value.cooked).join('*')]
}
