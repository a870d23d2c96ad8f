import { lazy, type Ref, Suspense, useState } from 'react'
import type { Opcode } from '#engines/kids-code/catalogue/catalogue.ts'
import type { Level } from '#engines/kids-code/program/block-definition.ts'
import type { Project } from '#engines/kids-code/program/project.ts'
import { findEditor, loadEditor } from './load-editor.ts'
import { WaitingBlocks } from './waiting-blocks.tsx'

export type BlockEditorHandle = {
  focus: () => void
  undo: () => void
  redo: () => void
  /** Scrolls to a block and selects it. */
  reveal: (blockId: string) => void
  showKeys: () => void
}

export type BlockEditorProps = {
  project: Project
  /** A sprite, or the stage. */
  owner: string
  level: Level
  /** The toolbox of a mission. */
  allowed?: readonly Opcode[] | undefined
  /** Blocks that run just now. */
  activeBlocks: readonly string[]
  isReadOnly?: boolean
  isHighContrast?: boolean
  /** The whole project with other scripts of the owner, or with something declared, renamed or removed. */
  onChange: (project: Project) => void
  ref?: Ref<BlockEditorHandle>
}

const FetchedEditor = lazy(async () => ({ default: await loadEditor() }))

/** The blocks of a sprite or the stage. Blockly, which draws them, is fetched when they are first shown. */
export function BlockEditor(props: BlockEditorProps) {
  // As it began, so it stays: another component would begin anew.
  const [Ready] = useState(() => findEditor())
  if (Ready) return <Ready {...props} />
  return (
    <Suspense fallback={<WaitingBlocks />}>
      <FetchedEditor {...props} />
    </Suspense>
  )
}
