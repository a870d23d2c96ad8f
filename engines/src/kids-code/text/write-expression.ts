import { findDefinition, type Opcode, type ReporterOpcode } from '../catalog/catalog.ts'
import type { Block, Input, Project, Script } from '../program/project.ts'
import type { Language } from './language.ts'
import type { Names } from './names.ts'
import { BINDING, REPORTER_TEMPLATES } from './templates.ts'

export type Writing = {
  project: Project
  language: Language
  names: Names
  /** The sprite whose scripts are written. */
  owner: string
  /** The function that an own block is for this sprite. */
  findOwnBlock: (id: string, owner: string) => Script | undefined
}

type Code = { code: string; binding: number }

/** Fills in a template; null when a thing it names has not been chosen yet. */
export function fill(writing: Writing, block: Block, template: string): string | null {
  const slots = /\{([a-z-]+?)(-1)?(?::(\w+))?\}/g
  const isChosen = findDefinition(block.opcode).fields.every(
    ({ name, type }) => !NEEDED.has(type) || nameThing(writing, type, block.fields[name] ?? '') !== undefined,
  )
  if (!isChosen) return null
  return template.replace(slots, (_, name: string, oneLess?: string, how?: string) => {
    if (name === 'me') return writing.names.sprites.get(writing.owner) ?? 'stage'
    if (name === 'call') return writeCall(writing, block)
    if (Object.hasOwn(block.fields, name)) return writeField(writing, block, name, how === 'name')
    const input = block.inputs[name] ?? ''
    const isText = isTextSlot(block, name)
    if (oneLess) return writeOneLess(writing, input)
    if (how === 'text') return writeText(writing, input)
    const { code, binding } = writeInput(writing, input, isText)
    return binding < Number(how ?? 0) ? `(${code})` : code
  })
}

/** Without them there is no line to write. */
const NEEDED: ReadonlySet<string> = new Set(['variable', 'list', 'own-block', 'parameter', 'sprite'])

export function writeInput(writing: Writing, input: Input, isText = false): Code {
  if (typeof input === 'object') return writeReporter(writing, input)
  const value = !isText && typeof input === 'string' && isNumeral(input) ? Number(input) : input
  const isNegative = typeof value === 'number' && value < 0
  const literal = isText && typeof value === 'number' ? String(value) : value
  return { code: writing.language.literal(literal), binding: isNegative ? BINDING.negative : BINDING.call }
}

function writeReporter(writing: Writing, block: Block): Code {
  const entry = REPORTER_TEMPLATES[block.opcode as ReporterOpcode]
  const bound =
    typeof entry === 'object' && 'binding' in entry ? entry : { template: entry, binding: BINDING.call }
  const code = fill(writing, block, pickTemplate(writing.language, bound.template))
  if (code === null) return { code: writing.language.literal(0), binding: BINDING.call }
  return { code, binding: bound.binding }
}

/** In JavaScript a line for both languages changes its words_like_this. */
export function pickTemplate(
  { name }: Language,
  template: string | Record<Language['name'], string>,
): string {
  if (typeof template === 'object') return template[name]
  if (name === 'python') return template
  return template.replace(/_([a-z])(?![^{]*\})/g, (_, letter: string) => letter.toUpperCase())
}

function writeOneLess(writing: Writing, input: Input): string {
  if (typeof input !== 'object' && isNumeral(String(input))) return String(Number(input) - 1)
  const { code, binding } = writeInput(writing, input)
  return `${binding < BINDING.add ? `(${code})` : code} - 1`
}

function writeText(writing: Writing, input: Input): string {
  if (typeof input !== 'object') return writing.language.literal(String(input))
  return writing.language.toText(writeReporter(writing, input).code)
}

function writeField(writing: Writing, block: Block, name: string, isName: boolean): string {
  const slot = findDefinition(block.opcode).fields.find((field) => field.name === name)
  const value = block.fields[name] ?? ''
  const thing = slot ? nameThing(writing, slot.type, value) : undefined
  if (isName || thing === undefined)
    return writing.language.literal(titleOf(writing, slot?.type ?? '', value))
  return thing
}

/** The identifier of what a field names, where it has one. */
function nameThing({ names, owner }: Writing, type: string, id: string): string | undefined {
  if (type === 'variable') return names.variables.get(id)
  if (type === 'list') return names.lists.get(id)
  if (type === 'parameter') return names.parameters.get(id)
  if (type === 'sprite' || type === 'target')
    return id === 'myself' ? names.sprites.get(owner) : names.sprites.get(id)
  return type === 'own-block' ? id || undefined : undefined
}

/** What people call it. */
function titleOf({ project, owner }: Writing, type: string, id: string): string {
  const costumes = project.sprites.find((sprite) => sprite.id === owner)?.costumes ?? []
  const things: Record<string, readonly { id: string; name: string }[]> = {
    costume: costumes,
    background: project.stage.backgrounds,
    sound: project.sounds,
    message: project.messages,
    variable: project.variables,
    list: project.lists,
  }
  return things[type]?.find((thing) => thing.id === id)?.name ?? id
}

function writeCall(writing: Writing, block: Block): string {
  const id = block.fields['own-block'] ?? ''
  const ownBlock = writing.project.ownBlocks.find((candidate) => candidate.id === id)
  const script = writing.findOwnBlock(id, writing.owner)
  const name = script ? writing.names.functions.get(script.id) : undefined
  const values = (ownBlock?.parameters ?? []).map(
    (parameter) => writeInput(writing, block.inputs[parameter.id] ?? '').code,
  )
  return name ? `${name}(${values.join(', ')})` : ''
}

function isTextSlot({ opcode }: { opcode: Opcode }, name: string): boolean {
  return findDefinition(opcode).inputs.some((slot) => slot.name === name && slot.type === 'text')
}

function isNumeral(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text.trim())
}
