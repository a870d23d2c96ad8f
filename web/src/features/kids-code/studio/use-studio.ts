import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Assets } from '#contract/kids-code/fields.ts'
import { type History, record, redo, undo } from '#engines/kids-code/editing/history.ts'
import { type Project, STAGE_ID } from '#engines/kids-code/index.ts'
import type { KeptProgram } from '../../../device/programs/kept-program.ts'
import type { BlockEditorHandle } from '../editor/live-editor.tsx'
import { createProgramSession, type ProgramSession, type SessionState } from '../keeping/program-session.ts'
import { drawThumbnail } from '../stage/draw-thumbnail.ts'
import { createPlayer, type Player } from '../stage/player/create-player.ts'

type Shown = { blocks: Project; assets: Assets }
type Steps = Pick<History<Project>, 'past' | 'future'>

export type Studio = ReturnType<typeof useStudio>

/** What the parts of the studio share: the project, how it is changed, whose blocks are shown, and who runs it. */
export function useStudio({ blocks, assets }: Shown, onChange: ((part: Partial<Shown>) => void) | null) {
  const [steps, setSteps] = useState<Steps>({ past: [], future: [] })
  const [chosen, setChosen] = useState<string | null>(null)
  const player = usePlayer(blocks)
  const editor = useRef<BlockEditorHandle>(null)

  // A sprite may have been removed by somebody else, or by undoing.
  const isThere = chosen === STAGE_ID || blocks.sprites.some(({ id }) => id === chosen)
  const owner = isThere && chosen !== null ? chosen : findFirst(blocks)

  function edit(next: Project, newAssets?: Assets) {
    if (next === blocks && !newAssets) return
    setSteps(record({ ...steps, present: blocks }, next))
    onChange?.({ blocks: next, ...(newAssets && { assets: newAssets }) })
  }

  function move(step: typeof undo<Project>) {
    const { past, present, future } = step({ ...steps, present: blocks })
    setSteps({ past, future })
    if (present !== blocks) onChange?.({ blocks: present })
  }

  // A message that offers to take something back stays for a while; by then there is more to know than when it came.
  const latestUndo = useRef(() => {})
  useEffect(() => {
    latestUndo.current = () => move(undo)
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
    undo: () => latestUndo.current(),
    redo: () => move(redo),
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

/** Keeps an opened program for as long as it is on the screen. Null for the moment in which it begins. */
export function useSession(program: KeptProgram, isFresh: boolean): ProgramSession | null {
  const [session, setSession] = useState<ProgramSession | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same program is opened once, however it is read anew
  useEffect(() => {
    const opened = createProgramSession(program, {
      drawThumbnail: ({ blocks, assets }) => drawThumbnail(blocks, assets),
      isFresh,
    })
    setSession(opened)
    return () => opened.end()
  }, [program.userId, program.key])
  return session
}

export function useSessionState(session: ProgramSession): SessionState {
  return useSyncExternalStore(session.subscribe, session.read)
}
