import { createListeners } from '../../../device/listeners.ts'
import {
  changeProgram,
  isUnsent,
  type KeptProgram,
  type ProgramContent,
  takeServers,
  tryAgain,
} from '../../../device/programs/kept-program.ts'
import { findProgram, programNews, updateProgram } from '../../../device/programs/kept-programs.ts'
import { type SendEnd, sendProgram } from './send-program.ts'

/** After the last change; whoever builds without a rest is saved in between, too. */
const PAUSE_MS = 1500
const LONGEST_PAUSE_MS = 10_000
const RETRY_MS = [5_000, 15_000, 30_000, 60_000]

/** `device`: it waits here for the server. `failed`: somebody has to look at it. */
export type Saving = 'saved' | 'saving' | 'device' | 'failed'

export type SessionState = {
  program: KeptProgram
  saving: Saving
  /** What another tab has made of it, while this one went another way. */
  rival: KeptProgram | null
}

type Change = Partial<ProgramContent & Pick<KeptProgram, 'hintsSeen'>>
export type ProgramSession = ReturnType<typeof createProgramSession>

type SessionOptions = {
  /** A small picture of it for lists, drawn before it is sent. */
  drawThumbnail: (content: ProgramContent) => Promise<string | null>
  /** It was just made and nothing of it is worth keeping yet. */
  isFresh?: boolean
}

/**
 * One open program. A change is shown at once, written on the device at once and sent after a pause. Other tabs that show
 * it follow; whatever goes wrong, what was built is in one place or the other.
 */
export function createProgramSession(first: KeptProgram, { drawThumbnail, isFresh = false }: SessionOptions) {
  const { userId, key } = first
  let state: SessionState = { program: first, saving: findSaving(first), rival: null }
  /** The revision that is on the device, and what this tab has on top of it. */
  let writtenRevision = first.revision
  let unwritten: Change | null = null
  /** Made by opening it: kept once something was done with it. */
  let isUntouched = isFresh
  let writing: Promise<void> = Promise.resolve()
  let pauseTimer: ReturnType<typeof setTimeout> | undefined
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let waitingSince = 0
  let failures = 0
  let isOver = false
  let isDrawn = first.thumbnail !== null && !isUnsent(first)
  const listeners = createListeners()

  function set(next: Partial<SessionState>): void {
    state = { ...state, ...next }
    listeners.notify()
  }

  function change(part: Change): void {
    isUntouched = false
    unwritten = { ...unwritten, ...part }
    isDrawn &&= part.blocks === undefined && part.assets === undefined
    set({ program: { ...state.program, ...part }, saving: state.saving === 'failed' ? 'failed' : 'saving' })
    void write()
    scheduleSending()
  }

  /** One after the other; what came meanwhile goes with the next. */
  function write(): Promise<void> {
    writing = writing.then(writeOnce, writeOnce)
    return writing
  }

  async function writeOnce(): Promise<void> {
    const part = unwritten
    if (!part || state.rival) return
    unwritten = null
    const seen = writtenRevision
    const found: { rival: KeptProgram | null } = { rival: null }
    const { program } = await updateProgram(userId, key, (kept) => {
      // A fresh one is made by its first change.
      const before = kept ?? { ...first, revision: seen }
      const changed = changeProgram(before, seen, part, new Date())
      if (!changed) found.rival = before
      return changed
    })
    if (program) {
      writtenRevision = program.revision
      follow(program)
    } else if (found.rival) {
      unwritten = { ...part, ...(unwritten as Change | null) }
      set({ rival: found.rival, saving: 'failed' })
    }
  }

  /** What the device knows about it; what it is made of is as it is here. */
  function follow(program: KeptProgram): void {
    const { title, blocks, assets, thumbnail, hintsSeen } = state.program
    const own = { title, blocks, assets, thumbnail, hintsSeen }
    set({ program: { ...program, ...own }, saving: unwritten ? 'saving' : findSaving(program) })
  }

  function replace(program: KeptProgram): void {
    unwritten = null
    writtenRevision = program.revision
    set({ program, rival: null, saving: findSaving(program) })
  }

  function scheduleSending(): void {
    if (state.program.missionId !== null) return
    clearTimeout(pauseTimer)
    waitingSince ||= Date.now()
    const rest = Math.max(0, LONGEST_PAUSE_MS - (Date.now() - waitingSince))
    pauseTimer = setTimeout(() => void send(), Math.min(PAUSE_MS, rest))
  }

  async function send(): Promise<SendEnd> {
    clearTimeout(pauseTimer)
    clearTimeout(retryTimer)
    waitingSince = 0
    await write()
    if (state.rival || state.program.missionId !== null) return 'refused'
    await draw()
    set({ saving: isUnsent(state.program) ? 'saving' : findSaving(state.program) })
    const end = await sendProgram(userId, key).catch((): SendEnd => 'later')
    const kept = await findProgram(userId, key)
    if (kept && kept.revision === writtenRevision) follow(kept)
    if (end === 'later' && !unwritten) set({ saving: 'device' })
    if (end === 'later' && !isOver) retry()
    if (end === 'done') failures = 0
    return end
  }

  async function draw(): Promise<void> {
    if (isDrawn || state.program.missionId !== null) return
    const thumbnail = await drawThumbnail(state.program).catch(() => null)
    isDrawn = true
    if (thumbnail === null || thumbnail === state.program.thumbnail) return
    unwritten = { ...unwritten, thumbnail }
    await write()
  }

  function retry(): void {
    clearTimeout(retryTimer)
    retryTimer = setTimeout(() => void send(), RETRY_MS[Math.min(failures, RETRY_MS.length - 1)])
    failures += 1
  }

  async function readAnew(): Promise<void> {
    const kept = await findProgram(userId, key)
    if (!kept || unwritten) return
    if (kept.revision === writtenRevision) follow(kept)
    else replace(kept)
  }

  /** Another tab has written: it is shown here, unless this one has gone on by itself. */
  const stopListening = programNews.listen((news, isFromHere) => {
    if (!isFromHere && news.userId === userId && news.key === key) void readAnew()
  })

  const goOn = () => {
    failures = 0
    if (!isUntouched && !state.program.refusal && isUnsent(state.program)) void send()
  }
  window.addEventListener('online', goOn)
  document.addEventListener('visibilitychange', goOn)
  if (isUnsent(first) && !isUntouched && !first.refusal) scheduleSending()

  return {
    read: () => state,
    subscribe: listeners.subscribe,
    change,
    /** Now instead of after the pause; answers when the server has it, or cannot have it. */
    send,
    /** Everything that was done is on the device. */
    settle: write,
    async tryAgain(): Promise<SendEnd> {
      await write()
      const { program } = await updateProgram(userId, key, (kept) => kept && tryAgain(kept))
      if (program) follow(program)
      return send()
    },
    /** As it is elsewhere, in place of what is here. */
    async takeOther(seenAt: string, content: ProgramContent): Promise<void> {
      unwritten = null
      await writing
      const { program } = await updateProgram(userId, key, (kept) =>
        takeServers(kept ?? state.program, seenAt, content, new Date()),
      )
      if (program) replace(program)
    },
    /** The server's has changed by what was asked for here, as by sharing it; what it is made of has not. */
    async noteMoment(seenAt: string): Promise<void> {
      const { program } = await updateProgram(userId, key, (kept) => kept && { ...kept, seenAt })
      if (program) follow(program)
    },
    /** What another tab has made of it, in place of what is here. */
    takeRival(): void {
      if (state.rival) replace(state.rival)
    },
    end(): void {
      isOver = true
      clearTimeout(pauseTimer)
      clearTimeout(retryTimer)
      stopListening()
      window.removeEventListener('online', goOn)
      document.removeEventListener('visibilitychange', goOn)
      goOn()
    },
  }
}

function findSaving(program: KeptProgram): Saving {
  if (program.missionId !== null) return 'device'
  if (program.refusal) return 'failed'
  return isUnsent(program) ? 'device' : 'saved'
}
