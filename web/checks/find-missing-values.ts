import { isSameKey, type UsedKey } from './find-used-keys.ts'
import { isNode } from './walk-syntax.ts'

/** The texts of each namespace, by key. */
export type Texts = ReadonlyMap<string, ReadonlyMap<string, string>>

/** What a text wants and the call that asks for it does not give: readers would see the braces. */
export function findMissingValues({ node, pattern, namespaces }: UsedKey, texts: Texts): string[] {
  // A key with a part that is known only when the product runs stands for many, most of which are never meant there.
  if (pattern.includes('*')) return []
  const given = readGiven(node.arguments)
  // Where a key stands in several files, it is not known from here which of them is meant.
  const meant = namespaces.filter((name) => listTexts(texts, name, pattern).length > 0)
  if (given === null || meant.length !== 1) return []
  return [...new Set(meant.flatMap((name) => listTexts(texts, name, pattern)).flatMap(listWanted))].filter(
    (name) => !given.includes(name),
  )
}

const listTexts = (texts: Texts, namespace: string, pattern: string): string[] =>
  [...(texts.get(namespace) ?? [])].flatMap(([key, text]) => (isSameKey(pattern, key) ? [text] : []))

const listWanted = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => String(match[1]))

/** Names of what a call gives; null where it is put together elsewhere. */
function readGiven(given: unknown): string[] | null {
  const values = Array.isArray(given) ? given[1] : undefined
  if (values === undefined) return []
  if (!isNode(values) || values.type !== 'ObjectExpression' || !Array.isArray(values.properties)) return null
  const names = values.properties.map((property) =>
    isNode(property) && isNode(property.key) ? property.key.name : null,
  )
  return names.every((name): name is string => typeof name === 'string') ? names : null
}
