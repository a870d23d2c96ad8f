import { useEffect, useRef, useState } from 'react'
import type { Assets } from '#contract/kids-code/fields.ts'
import { type Project, STAGE_ID } from '#engines/kids-code/index.ts'
import type { BlockEditorHandle } from '../editor/live-editor.tsx'
import { createPlayer, type Player } from '../stage/player/create-player.ts'

/** What can be taken back, and what was taken back. States share what is the same in them. */
type EditHistory<State> = { past: readonly State[]; present: State; future: readonly State[] }

const MOST_STEPS = 100

export function startHistory<State>(present: State): EditHistory<State> {
  return { past: [], present, future: [] }
}

export function recordEdit<State>(
  { past, present, future }: EditHistory<State>,
  next: State,
): EditHistory<State> {
  if (next === present) return { past, present, future }
  return { past: [...past, present].slice(-MOST_STEPS), present: next, future: [] }
}

export function undoEdit<State>(history: EditHistory<State>): EditHistory<State> {
  const before = history.past.at(-1)
  if (before === undefined) return history
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future] }
}

export function redoEdit<State>(history: EditHistory<State>): EditHistory<State> {
  const [next, ...future] = history.future
  if (next === undefined) return history
  return { past: [...history.past, history.present], present: next, future }
}

export type Shown = { blocks: Project; assets: Assets }
type Steps = { past: readonly Project[]; future: readonly Project[] }
const NO_STEPS: Steps = { past: [], future: [] }

export type Studio = ReturnType<typeof useStudio>

/** What the parts of the studio share: the project, how it is changed, whose blocks are shown, and who runs it. */
export function useStudio({ blocks, assets }: Shown, onChange: ((part: Partial<Shown>) => void) | null) {
  const [steps, setSteps] = useState(NO_STEPS)
  const [chosen, setChosen] = useState<string | null>(null)
  const player = usePlayer(blocks)
  const editor = useRef<BlockEditorHandle>(null)

  // A sprite may have been removed by somebody else, or by undoing.
  const isThere = chosen === STAGE_ID || blocks.sprites.some(({ id }) => id === chosen)
  const owner = isThere && chosen !== null ? chosen : findFirst(blocks)

  function edit(next: Project, newAssets?: Assets) {
    if (next === blocks && !newAssets) return
    setSteps(recordEdit({ ...steps, present: blocks }, next))
    onChange?.({ blocks: next, ...(newAssets && { assets: newAssets }) })
  }

  function move(step: typeof undoEdit<Project>) {
    const { past, present, future } = step({ ...steps, present: blocks })
    setSteps({ past, future })
    if (present !== blocks) onChange?.({ blocks: present })
  }

  // A message that offers to take something back stays for a while; by then there is more to know than when it came.
  const undo = useRef(() => {})
  useEffect(() => {
    undo.current = () => move(undoEdit)
  })

  return {
    project: blocks,
    assets,
    player,
    editor,
    owner,
    choose: setChosen,
    isReadOnly: onChange === null,
    edit,
    undo: () => undo.current(),
    redo: () => move(redoEdit),
    canUndo: steps.past.length > 0,
    canRedo: steps.future.length > 0,
  }
}

/** Who has blocks is shown first. */
function findFirst({ sprites }: Project): string {
  return (sprites.find(({ scripts }) => scripts.length > 0) ?? sprites[0])?.id ?? STAGE_ID
}

export function usePlayer(project: Project): Player | null {
  const [player, setPlayer] = useState<Player | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: later states are handed to the same player
  useEffect(() => {
    const made = createPlayer(project)
    setPlayer(made)
    return () => made.dispose()
  }, [])
  useEffect(() => player?.setProject(project), [player, project])
  return player
}
