import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

const WEB_SOURCES = join(import.meta.dirname, '..', 'src')

/** Any node of a syntax tree; what it holds depends on its type. */
export type SyntaxNode = { type: string; start: number; [field: string]: unknown }

export type SourceFile = { name: string; text: string; tree: SyntaxNode }

/** Every source file of the web, or of another folder, parsed; tests are left out. */
export function readSources(ending: RegExp, folder = WEB_SOURCES): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !/\.(test|d)\.tsx?$/.test(name))
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, text, tree: parse(name, text) }
    })
}

export function parse(name: string, text: string): SyntaxNode {
  return { ...parseSync(name, text).program, start: 0 }
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** All nodes below one, itself included, in the order of the text. */
export function* walk(node: SyntaxNode): Generator<SyntaxNode> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) yield* walk(child)
    }
  }
}

export function findLine({ text }: { text: string }, { start }: SyntaxNode): number {
  return text.slice(0, start).split('\n').length
}
