import { lazy, Suspense, useState } from 'react'
import type { BlockEditorProps, LiveEditor } from './live-editor.tsx'
import { WaitingBlocks } from './waiting-blocks.tsx'

let ready: typeof LiveEditor | null = null

/** The editor with Blockly, which draws the blocks. */
export async function loadEditor(): Promise<typeof LiveEditor> {
  ready ??= (await import('./live-editor.tsx')).LiveEditor
  return ready
}

/** Null until it is there. */
const findEditor = () => ready

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
