import { whenIdle } from '../../kit/when-idle.ts'
import { loadEditor } from './editor/block-editor.tsx'
import type { StudioPage } from './studio/studio-page.tsx'

let ready: typeof StudioPage | null = null

/** The studio and, at the same time, the large block editor that it shows. */
export async function loadStudio(): Promise<typeof StudioPage> {
  const [page] = await Promise.all([import('./studio/studio-page.tsx'), loadEditor()])
  ready = page.StudioPage
  return ready
}

/** Null until it is there. What is there is drawn at once: React holds back for a while what it had to wait for. */
export const findStudio = () => ready

/** Whoever looks at their projects is about to open one: fetched once the page itself has everything. */
export const loadStudioWhenIdle = () => whenIdle(() => void loadStudio().catch(() => {}))
