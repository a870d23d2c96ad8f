import * as Blockly from 'blockly/core'
import type { Category } from '#engines/kids-code/program/block-definition.ts'
import type { Project } from '#engines/kids-code/program/project.ts'
import type { BlockTranslator } from '../block-words.ts'
import { keepScripts } from './keep-scripts.ts'
import { makeTheme } from './make-theme.ts'
import { openWorkspace, type WorkspaceCalls } from './open-workspace.ts'
import type { Scene } from './scene.ts'

type EditorSetup = {
  element: HTMLElement
  trash: HTMLElement | null
  scene: Scene
  isReadOnly: boolean
  isStrong: boolean
  t: BlockTranslator
  calls: WorkspaceCalls & { onChange: (project: Project) => void }
}

export type Editor = ReturnType<typeof createEditor>

/** Blockly has one workspace that gets what happens anywhere; a closed one must not stay it. */
const open: Blockly.WorkspaceSvg[] = []
const RUNNING = 'kids-running'

/** Blockly in a part of the page. */
export function createEditor({ element, trash, scene, isReadOnly, isStrong, t, calls }: EditorSetup) {
  const theme = makeTheme(isStrong)
  const { workspace, tellScene } = openWorkspace({ element, trash, scene, theme, isReadOnly, t, calls })
  open.push(workspace)
  const kept = keepScripts({
    workspace,
    scene,
    tellScene,
    onChange: isReadOnly ? () => undefined : calls.onChange,
  })
  const resizing = new ResizeObserver(() => Blockly.svgResize(workspace))
  resizing.observe(element)
  let isShownStrong = isStrong
  let running: readonly string[] = []

  function markRunning(ids: readonly string[]): void {
    const next = new Set(ids)
    for (const id of running) if (!next.has(id)) workspace.getBlockById(id)?.removeClass(RUNNING)
    for (const id of next) workspace.getBlockById(id)?.addClass(RUNNING)
    running = ids
  }

  return {
    show(next: Scene): void {
      kept.show(next)
      markRunning(running)
    },
    markRunning,
    change: kept.change,
    setStrong(isNowStrong: boolean): void {
      if (isNowStrong !== isShownStrong) workspace.setTheme(makeTheme(isNowStrong))
      isShownStrong = isNowStrong
    },
    focus(): void {
      Blockly.getFocusManager().focusTree(workspace)
    },
    /** Shows what lies on a shelf, as after a press on its name. */
    openShelf(category: Category): void {
      const toolbox = workspace.getToolbox()
      if (!(toolbox instanceof Blockly.Toolbox)) return
      const shelf = toolbox
        .getToolboxItems()
        .find((item) => item instanceof Blockly.ToolboxCategory && item.getContents() === category)
      if (shelf) Blockly.getFocusManager().focusNode(shelf)
    },
    undo(isRedo: boolean): void {
      Blockly.hideChaff()
      workspace.undo(isRedo)
    },
    reveal(id: string): void {
      const block = workspace.getBlockById(id)
      if (!block) return
      workspace.centerOnBlock(id, true)
      Blockly.getFocusManager().focusNode(block)
    },
    zoom(step: 1 | -1): void {
      workspace.zoomCenter(step)
    },
    fit(): void {
      workspace.zoomToFit()
    },
    tidy(): void {
      workspace.cleanUp()
    },
    dispose(): void {
      resizing.disconnect()
      kept.dispose()
      workspace.dispose()
      open.splice(open.indexOf(workspace), 1)
      const last = open.at(-1)
      if (last) Blockly.common.setMainWorkspace(last)
    },
  }
}
