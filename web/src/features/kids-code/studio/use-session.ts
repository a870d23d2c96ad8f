import { useEffect, useState, useSyncExternalStore } from 'react'
import type { KeptProgram } from '../../../device/programs/kept-program.ts'
import { createProgramSession, type ProgramSession, type SessionState } from '../keeping/program-session.ts'
import { drawThumbnail } from '../stage/draw-thumbnail.ts'

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
