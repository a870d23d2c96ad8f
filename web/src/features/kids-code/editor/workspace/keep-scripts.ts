import * as Blockly from 'blockly/core'
import type { Project, Script } from '#engines/kids-code/program/project.ts'
import type { WorkspaceState } from '../state/block-state.ts'
import { putScripts, readState } from '../state/read-state.ts'
import { listScriptsOf } from '../state/references.ts'
import { writeState } from '../state/write-state.ts'
import { renameCalls } from './define-blocks.ts'
import { ReferenceField } from './reference-field.ts'
import type { Scene } from './scene.ts'

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
    flush,
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
    readProject(): Project {
      flush()
      return scene.project
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
