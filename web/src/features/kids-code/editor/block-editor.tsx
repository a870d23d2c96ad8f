import { lazy, Suspense, useState } from 'react'
import type { BlockEditorProps } from './live-editor.tsx'
import { findEditor, loadEditor } from './load-editor.ts'
import { WaitingBlocks } from './waiting-blocks.tsx'

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
