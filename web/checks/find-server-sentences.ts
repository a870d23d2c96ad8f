import { join } from 'node:path'
import { isNode, readSources, type SourceFile, type SyntaxNode } from './walk-syntax.ts'

const ROOT = join(import.meta.dirname, '..', '..')
/** Where sentences for people are written; in engines only where they read what people typed or sent. */
const ENGINES = /^(?:accounts|card-tables|classrooms|kids-code\/(?:reading|keeping))\//
/** What mails, exports and notes for operators say is not shown; the reasons of next steps come with a code. */
const SERVER =
  /^(?:features\/(?!metrics\/|health\/)|platform\/(?!mail\/|operations\/)|domain\/(?!backups\/|export\/|next-steps\/|notifications\/|operations\/))/
/** Who may open which page, and how pages are called: no answer of the server holds it. */
const CONTRACT = /^(?!pages\/)/
const REFUSES = /AppError|foundOr404|spendTry|ErrorIssue|refus|problem|Record<RosterStatus/i
const FOR_DEVELOPERS = ['summary', 'description', 'html', 'text', 'reason', 'title']
const OF_A_MAIL = ['subject', 'lines', 'action']
/** Said to programs only: no form of ours can send what it is about. */
const TO_PROGRAMS =
  /^(?:Expected|Idempotency|COLLATE|DELETE|PORT|HOST|Port|The data directory|The PostgreSQL|This Idempotency|Text must not|The text is not valid|The data is nested|Please send JSON|Please send the token|The thread|The caller|The collation|Own and public|Keeps |Access denied|A completed download|Unknown field|[A-Z_]{4,} )/

/** All that the server may say to people in a refusal, `{{a}}` for what is filled in; found in its sources. */
export function findServerSentences(): Set<string> {
  const files = [
    ...readFolder('server', SERVER).filter(({ text }) => REFUSES.test(text)),
    ...readFolder('contract', CONTRACT),
    ...readFolder('engines', ENGINES),
  ]
  return new Set(files.flatMap(({ tree }) => findSentences(tree)))
}

function readFolder(folder: string, places: RegExp): SourceFile[] {
  return readSources(/\.ts$/, join(ROOT, folder, 'src')).filter(({ name }) => places.test(name))
}

/** Sentences of one file; what stands in a query, a thrown bug or a note for developers is not for people. */
export function findSentences(node: SyntaxNode): string[] {
  if (node.type === 'TaggedTemplateExpression' || isForDevelopers(node) || isBug(node)) return []
  const found = nameNotFound(node) ?? readSentence(node)
  return [
    ...(found === null ? [] : [found]),
    ...Object.values(node)
      .flat()
      .filter(isNode)
      .flatMap((child) => findSentences(child)),
  ]
}

function isForDevelopers({ type, key, value }: SyntaxNode): boolean {
  if (type !== 'Property' || !isNode(key) || !isNode(value)) return false
  const isText = value.type === 'Literal' || value.type === 'TemplateLiteral'
  const name = String(key.name)
  return (
    (isText && FOR_DEVELOPERS.includes(name)) || (OF_A_MAIL.includes(name) && value.type !== 'CallExpression')
  )
}

function isBug({ type, callee }: SyntaxNode): boolean {
  return type === 'NewExpression' && isNode(callee) && callee.name === 'Error'
}

/** `foundOr404(row, 'Note')` says "Note not found". */
function nameNotFound({ type, callee, arguments: given }: SyntaxNode): string | null {
  if (type !== 'CallExpression' || !isNode(callee) || callee.name !== 'foundOr404' || !Array.isArray(given))
    return null
  const what: unknown = given.at(-1)
  return isNode(what) && typeof what.value === 'string' ? `${what.value} not found` : null
}

function readSentence({ type, value, quasis }: SyntaxNode): string | null {
  if (type === 'Literal') return typeof value === 'string' && isSentence(value) ? value : null
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return null
  const parts = quasis.map((part: { value: { cooked: string } }) => part.value.cooked)
  const sentence = parts
    .slice(1)
    .reduce((text, part, place) => `${text}{{${String.fromCharCode(97 + place)}}}${part}`, parts[0] ?? '')
  return isSentence(sentence) ? sentence : null
}

const SHORT = ['Invalid input', 'Not found']

/** Begins like a sentence and has several words; names of things, headers and addresses do not. */
function isSentence(text: string): boolean {
  if (SHORT.includes(text)) return true
  const words = text.replace(/\{\{\w\}\}/g, '').match(/\p{L}+/gu) ?? []
  return (
    /^(?:\p{Lu}|“|\{\{)/u.test(text) &&
    words.length >= 3 &&
    /\s/.test(text) &&
    !TO_PROGRAMS.test(text) &&
    !/^(?:GET|POST|PUT) |[<>=[\]]|\n/.test(text)
  )
}
