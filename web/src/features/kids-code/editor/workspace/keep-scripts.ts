import * as Blockly from 'blockly/core'
import { findDefinition, type Opcode } from '#engines/kids-code/catalog/catalog.ts'
import {
  type Block,
  type Input,
  type Project,
  type Script,
  STAGE_ID,
} from '#engines/kids-code/program/project.ts'
import { listScripts } from '#engines/kids-code/program/walk-blocks.ts'
import {
  type BlockState,
  listScriptsOf,
  listSlots,
  opcodeOf,
  readLiteral,
  settleField,
  type WorkspaceState,
  writeState,
} from '../block-state.ts'
import { renameCalls } from './define-blocks.ts'
import { ReferenceField } from './reference-field.ts'
import type { Scene } from './scene.ts'

const FARTHEST = 1_000_000
const LONGEST_ID = 64

type Reading = { project: Project; owner: string }

/** The scripts of an owner from its workspace. Scripts keep their ids as long as they begin with the same block. */
export function readState(state: Partial<WorkspaceState>, project: Project, owner: string): Script[] {
  const reading = { project, owner }
  const before = listScriptsOf(project, owner)
  const kept = new Map(before.map((script) => [(script.hat ?? script.body[0])?.id, script.id]))
  const own = new Set(before.map(({ id }) => id))
  const taken = new Set(listScripts(project).flatMap(({ id }) => (own.has(id) ? [] : [id])))
  return (state.blocks?.blocks ?? []).flatMap((top) => {
    const stack = readStack(reading, top)
    const [first, ...rest] = stack
    if (!first) return []
    const hasHat = findDefinition(first.opcode).kind === 'hat'
    const id = chooseId(kept.get(first.id) ?? `script-${first.id}`, taken)
    taken.add(id)
    const place = { x: roundPlace(top.x), y: roundPlace(top.y) }
    return [{ id, ...place, hat: hasHat ? first : null, body: hasHat ? rest : stack }]
  })
}

/** The same project with other scripts of one owner. */
export function putScripts(project: Project, owner: string, scripts: Script[]): Project {
  if (owner === STAGE_ID) return { ...project, stage: { ...project.stage, scripts } }
  return {
    ...project,
    sprites: project.sprites.map((sprite) => (sprite.id === owner ? { ...sprite, scripts } : sprite)),
  }
}

function readStack(reading: Reading, first: BlockState | undefined): Block[] {
  const blocks: Block[] = []
  for (let state = first; state; state = state.next?.block) {
    const block = readBlock(reading, state)
    if (block) blocks.push(block)
  }
  return blocks
}

/** Nothing for what the owner cannot use: the stage neither moves nor is cloned. */
function readBlock(reading: Reading, state: BlockState): Block | null {
  const opcode = opcodeOf(state.type)
  if (!opcode || !state.id) return null
  const definition = findDefinition(opcode)
  if (reading.owner === STAGE_ID && !definition.isForStage) return null
  const fields = readFields(reading, opcode, state)
  const called = reading.project.ownBlocks.find(({ id }) => id === fields['own-block'])
  const slots = listSlots(opcode, called)
  return {
    id: state.id,
    opcode,
    fields,
    inputs: Object.fromEntries(
      slots.map((slot): [string, Input] => {
        const { block, shadow } = state.inputs?.[slot.name] ?? {}
        const inner = block && readBlock(reading, block)
        return [slot.name, inner || readLiteral(slot.type, shadow)]
      }),
    ),
    body: definition.branches > 0 ? readStack(reading, state.inputs?.body?.block) : [],
    otherwise: definition.branches > 1 ? readStack(reading, state.inputs?.otherwise?.block) : [],
  }
}

function readFields({ project, owner }: Reading, opcode: Opcode, state: BlockState): Record<string, string> {
  return Object.fromEntries(
    findDefinition(opcode).fields.map((slot) => {
      const value = opcode === 'own_call' ? state.extraState?.ownBlock?.id : state.fields?.[slot.name]
      return [slot.name, settleField(project, owner, slot, value)]
    }),
  )
}

function chooseId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted.slice(0, LONGEST_ID)
  for (let number = 2; taken.has(id); number++) id = `${wanted.slice(0, LONGEST_ID - 4)}-${number}`
  return id
}

function roundPlace(place = 0): number {
  return Math.min(FARTHEST, Math.max(-FARTHEST, Math.round(place * 100) / 100))
}

const MARGIN = 24
const DRAG_LOOK_MS = 100

/** A text that is still being written is told when it is finished. */
const NO_CHANGES: ReadonlySet<string> = new Set([
  Blockly.Events.FINISHED_LOADING,
  Blockly.Events.BLOCK_FIELD_INTERMEDIATE_CHANGE,
])

type Kept = {
  workspace: Blockly.WorkspaceSvg
  scene: Scene
  tellScene: (scene: Scene) => void
  onChange: (project: Project) => void
}

/** Holds a workspace and the scripts of a project in step, both ways. */
export function keepScripts({ workspace, scene: first, tellScene, onChange }: Kept) {
  let scene = first
  /** As the workspace last had them, to tell a change from a mere movement of the view. */
  let known = ''
  let shown: readonly Script[] = []
  /** Told to the page and not yet heard back: they are no news from elsewhere. */
  let told: (readonly Script[])[] = []
  let timer: ReturnType<typeof setTimeout> | undefined

  function readScripts(): Script[] {
    const state = Blockly.serialization.workspaces.save(workspace) as Partial<WorkspaceState>
    return readState(state, scene.project, scene.owner)
  }

  function load(isAnother: boolean): void {
    const { project, owner, level } = scene
    const held = holdView(workspace)
    shown = listScriptsOf(project, owner)
    told = []
    const state = writeState(shown, { ownBlocks: project.ownBlocks, hasPictures: level === 'pictures' })
    Blockly.Events.setGroup(false)
    Blockly.serialization.workspaces.load(state, workspace)
    spreadScripts(workspace)
    known = JSON.stringify(readScripts())
    // What could be undone named shadows that are other ones now.
    workspace.clearUndo()
    if (isAnother) showBeginning(workspace)
    else held.restore()
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    // In the middle of a gesture nothing is decided yet.
    if (workspace.isDragging()) {
      timer = setTimeout(flush, DRAG_LOOK_MS)
      return
    }
    const scripts = readScripts()
    const now = JSON.stringify(scripts)
    if (now === known) return
    known = now
    shown = scripts
    told.push(scripts)
    const project = putScripts(scene.project, scene.owner, scripts)
    setScene({ ...scene, project })
    onChange(project)
  }

  function setScene(next: Scene): void {
    scene = next
    tellScene(next)
  }

  function handle(event: Blockly.Events.Abstract): void {
    if (event.isUiEvent || NO_CHANGES.has(event.type)) return
    timer ??= setTimeout(flush, 0)
  }

  workspace.addChangeListener(handle)
  tellScene(scene)
  load(true)

  return {
    /** What the page has now: perhaps what it was told, perhaps something from elsewhere. */
    show(next: Scene): void {
      const before = scene
      if (before.owner !== next.owner && timer !== undefined) {
        scene = { ...before, project: next.project }
        flush()
      }
      const last = told.at(-1)
      const isUnheard =
        last && before.owner !== next.owner && listScriptsOf(next.project, before.owner) !== last
      const project = isUnheard ? putScripts(next.project, before.owner, [...last]) : next.project
      const isOther = before.owner !== next.owner || before.level !== next.level
      const scripts = listScriptsOf(project, next.owner)
      const heard = told.indexOf(scripts)
      setScene(
        heard >= 0 && heard < told.length - 1 ? { ...next, project: scene.project } : { ...next, project },
      )
      if (isOther) load(true)
      else if (heard >= 0) told = told.slice(heard + 1)
      else if (scripts !== shown && JSON.stringify(scripts) !== JSON.stringify(shown)) load(true)
      else if (!renameCalls(workspace, project.ownBlocks)) load(false)
      if (before.project !== next.project) refreshNames(workspace)
    },
    /** A change that is not made with blocks: something was declared, renamed or removed. */
    change(project: Project): void {
      flush()
      setScene({ ...scene, project })
      const scripts = listScriptsOf(project, scene.owner)
      if (scripts !== shown || !renameCalls(workspace, project.ownBlocks)) load(false)
      shown = scripts
      told = [scripts]
      refreshNames(workspace)
      onChange(project)
    },
    dispose(): void {
      if (timer !== undefined && !workspace.isDragging()) flush()
      clearTimeout(timer)
      workspace.removeChangeListener(handle)
    },
  }
}

/** Fields and shelves show names of the project. */
function refreshNames(workspace: Blockly.WorkspaceSvg): void {
  for (const block of workspace.getAllBlocks(false)) {
    for (const input of block.inputList) {
      for (const field of input.fieldRow) if (field instanceof ReferenceField) field.refresh()
    }
  }
  workspace.getToolbox()?.refreshSelection()
}

/** Loading puts the view to the middle and takes the focus from blocks. */
function holdView(workspace: Blockly.WorkspaceSvg) {
  const { scrollX, scrollY } = workspace
  const selected = Blockly.common.getSelected()?.id
  const isFocused = workspace.getInjectionDiv().contains(document.activeElement)
  return {
    restore() {
      workspace.scroll(scrollX, scrollY)
      const block = selected && workspace.getBlockById(selected)
      if (block && isFocused) Blockly.getFocusManager().focusNode(block)
    },
  }
}

/** Programs that were not built by hand may lie on top of each other. */
function spreadScripts(workspace: Blockly.WorkspaceSvg): void {
  Blockly.Events.disable()
  const settled: Blockly.utils.Rect[] = []
  for (const block of workspace.getTopBlocks(true)) {
    for (const other of settled) {
      const rect = block.getBoundingRectangle()
      if (rect.intersects(other)) block.moveBy(0, other.bottom + MARGIN - rect.top)
    }
    settled.push(block.getBoundingRectangle())
  }
  Blockly.Events.enable()
}

function showBeginning(workspace: Blockly.WorkspaceSvg): void {
  const { top, left } = workspace.getBlocksBoundingBox()
  const { scale } = workspace
  workspace.scroll(MARGIN - left * scale, MARGIN - top * scale)
}
