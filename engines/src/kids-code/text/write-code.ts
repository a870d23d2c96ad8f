import type { StatementOpcode } from '../catalog/catalog.ts'
import type { Block, Project, Script } from '../program/project.ts'
import { STAGE_ID } from '../program/project.ts'
import { walkBlock } from '../program/walk-blocks.ts'
import { type CodeLine, JAVASCRIPT, type LanguageName, PYTHON } from './language.ts'
import { chooseNames } from './names.ts'
import { BINDING, STATEMENT_TEMPLATES, WAITING } from './templates.ts'
import { fill, pickTemplate, type Writing, writeInput } from './write-expression.ts'

/** The whole program as text, to read beside the blocks; every line knows its block. */
export function writeCode(project: Project, name: LanguageName): CodeLine[] {
  const language = name === 'python' ? PYTHON : JAVASCRIPT
  const names = chooseNames(project, language)
  const owners = [{ id: STAGE_ID, scripts: project.stage.scripts }, ...project.sprites]
  const findOwnBlock = (id: string, owner: string) =>
    owners
      .toSorted((a, b) => Number(b.id === owner) - Number(a.id === owner))
      .flatMap(({ scripts }) => scripts)
      .find(({ hat }) => hat?.opcode === 'own_define' && hat.fields['own-block'] === id)
  const lines = writeHead(project, { project, language, names, owner: STAGE_ID, findOwnBlock })
  for (const { id, scripts } of owners) {
    const writing: Writing = { project, language, names, owner: id, findOwnBlock }
    for (const script of scripts) {
      if (!script.hat) continue
      if (lines.length > 0) lines.push({ text: '', blockId: null })
      for (const line of writeScript(writing, script, script.hat)) lines.push(line)
    }
  }
  return lines
}

/** What there is before anything runs. */
function writeHead(project: Project, { language, names }: Writing): CodeLine[] {
  const { literal, lineEnd, name } = language
  const isPython = name === 'python'
  const begin = (identifier: string, word: string) => (isPython || identifier.includes('.') ? '' : `${word} `)
  const texts = [
    ...project.sprites.map(({ id, name: title }) => {
      const sprite = names.sprites.get(id) ?? ''
      return `${begin(sprite, 'const')}${sprite} = ${isPython ? '' : 'new '}Sprite(${literal(title)})`
    }),
    ...project.variables.map(({ id, value }) => {
      const variable = names.variables.get(id) ?? ''
      return `${begin(variable, 'let')}${variable} = ${literal(value)}`
    }),
    ...project.lists.map(({ id, items }) => {
      const list = names.lists.get(id) ?? ''
      return `${begin(list, 'const')}${list} = [${items.map(literal).join(', ')}]`
    }),
  ]
  return texts.map((text) => ({ text: text + lineEnd, blockId: null }))
}

function writeScript(writing: Writing, script: Script, hat: Block): CodeLine[] {
  const { language } = writing
  const body = writeBody(writing, script.body, 1, 0)
  const head = writeHat(writing, script, hat)
  if (language.name === 'javascript') {
    const end = hat.opcode === 'own_define' ? '}' : '});'
    return [...toLines(head, hat.id), ...body, { text: end, blockId: hat.id }]
  }
  const globals = listGlobals(writing, script)
  const share = globals.length > 0 ? [`${language.indent}global ${globals.join(', ')}`] : []
  return [...toLines([...head, ...share], hat.id), ...body]
}

function writeHat(writing: Writing, script: Script, hat: Block): string[] {
  const { language, names, project } = writing
  const name = names.functions.get(script.id) ?? ''
  if (hat.opcode === 'own_define') {
    const ownBlock = project.ownBlocks.find(({ id }) => id === hat.fields['own-block'])
    const parameters = (ownBlock?.parameters ?? []).map(({ id }) => names.parameters.get(id)).join(', ')
    return language.name === 'python'
      ? [`def ${name}(${parameters}):`]
      : [`async function ${name}(${parameters}) {`]
  }
  const when = fill(writing, hat, pickTemplate(language, HATS[hat.opcode] ?? '')) ?? ''
  if (language.name === 'python') return [`@${when.replace(/\(\)$/, '')}`, `def ${name}():`]
  const beforeLast = when.slice(0, -1)
  return [`${beforeLast}${beforeLast.endsWith('(') ? '' : ', '}async () => {`]
}

const HATS: Record<string, string> = {
  event_flag: 'when_flag_clicked()',
  event_key: 'when_key_pressed({key})',
  event_click: 'when_clicked({me})',
  event_touch: 'when_touching({me}, {target})',
  event_background: 'when_background({background})',
  event_timer: 'when_timer_above({seconds})',
  event_message: 'when_message({message})',
  control_clone_start: 'when_clone_starts({me})',
}

/** Python has to be told which variables of everybody a function changes. */
function listGlobals({ names }: Writing, script: Script): string[] {
  const changed = new Set<string>()
  for (const outer of script.body) {
    for (const { opcode, fields } of walkBlock(outer)) {
      if (!['variable_set', 'variable_change', 'control_count'].includes(opcode)) continue
      const name = names.variables.get(fields.variable ?? '')
      if (name && !name.includes('.')) changed.add(name)
    }
  }
  return [...changed].sort()
}

function writeBody(writing: Writing, blocks: readonly Block[], depth: number, loops: number): CodeLine[] {
  const { indent, comment, name } = writing.language
  const lines = blocks.flatMap((block) => writeStatement(writing, block, depth, loops))
  const isEmpty = lines.every(({ text }) => text.trimStart().startsWith(comment))
  return isEmpty && name === 'python'
    ? [...lines, { text: `${indent.repeat(depth)}pass`, blockId: null }]
    : lines
}

function writeStatement(writing: Writing, block: Block, depth: number, loops: number): CodeLine[] {
  const { language } = writing
  const indent = language.indent.repeat(depth)
  const line = (text: string): CodeLine => ({ text: indent + text, blockId: block.id })
  const opening = openBlock(writing, block, loops)
  if (opening === null) return [line(writeLine(writing, block))]
  const isLoop = !block.opcode.startsWith('control_if')
  const within = (blocks: Block[]) => writeBody(writing, blocks, depth + 1, loops + Number(isLoop))
  const lines = [line(opening), ...within(block.body)]
  if (block.opcode === 'control_if_else') {
    lines.push(line(language.name === 'python' ? 'else:' : '} else {'), ...within(block.otherwise))
  }
  return language.close === '' ? lines : [...lines, line(language.close)]
}

function writeLine(writing: Writing, block: Block): string {
  const { language } = writing
  const template = STATEMENT_TEMPLATES[block.opcode as keyof typeof STATEMENT_TEMPLATES]
  const code = fill(writing, block, pickTemplate(language, template))
  if (!code) return `${language.comment}…`
  const isAwaited = language.name === 'javascript' && WAITING.has(block.opcode)
  return `${isAwaited ? 'await ' : ''}${takeAway(code)}${language.lineEnd}`
}

/** `x += -5` is written as one would say it: `x -= 5`. */
function takeAway(code: string): string {
  return code.replace(/^(\S+) \+= -([\d.]+)$/, '$1 -= $2')
}

/** The first line of a block that holds others; null for all other blocks. */
function openBlock(writing: Writing, block: Block, loops: number): string | null {
  const isPython = writing.language.name === 'python'
  const write = (input: string) => writeInput(writing, block.inputs[input] ?? '')
  switch (block.opcode as StatementOpcode) {
    case 'control_repeat': {
      const counter = ['i', 'j', 'k'][loops] ?? `i${loops + 1}`
      const times = write('times').code
      return isPython
        ? `for _ in range(${times}):`
        : `for (let ${counter} = 0; ${counter} < ${times}; ${counter}++) {`
    }
    case 'control_forever':
      return isPython ? 'while True:' : 'while (true) {'
    case 'control_if':
    case 'control_if_else':
      return isPython ? `if ${write('condition').code}:` : `if (${write('condition').code}) {`
    case 'control_repeat_until': {
      const { code, binding } = write('condition')
      if (isPython) return `while not ${binding < BINDING.not ? `(${code})` : code}:`
      return `while (!${binding < BINDING.call ? `(${code})` : code}) {`
    }
    case 'control_count':
      return writeCount(writing, block)
    default:
      return null
  }
}

function writeCount(writing: Writing, block: Block): string {
  const { from = 1, to = 1 } = block.inputs
  const isDown = typeof from !== 'object' && typeof to !== 'object' && Number(to) < Number(from)
  const chosen = writing.names.variables.get(block.fields.variable ?? '')
  const [first, last] = [writeInput(writing, from).code, writeInput(writing, to).code]
  if (writing.language.name === 'javascript') {
    const variable = chosen ?? 'count'
    const [compare, change] = isDown ? ['>=', '--'] : ['<=', '++']
    return `for (${chosen ? '' : 'let '}${variable} = ${first}; ${variable} ${compare} ${last}; ${variable}${change}) {`
  }
  const change = isDown ? -1 : 1
  const end = typeof to === 'number' ? String(to + change) : `${last} ${isDown ? '-' : '+'} 1`
  return `for ${chosen ?? '_'} in range(${first}, ${end}${isDown ? ', -1' : ''}):`
}

function toLines(texts: string[], blockId: string): CodeLine[] {
  return texts.map((text) => ({ text, blockId }))
}
