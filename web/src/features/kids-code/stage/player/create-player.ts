import { MINUTE_MS } from '#engines/days/durations.ts'
import {
  createMachine,
  type MachineInput,
  type Notice,
  type Project,
  readStage,
  STAGE_ID,
  type StageState,
  startFlag,
  step,
  stepBlock,
  stopAll,
  TICK_MS,
} from '#engines/kids-code/index.ts'
import { createListeners } from '../../../../device/listeners.ts'
import { createSoundOutput, type SoundOutput } from '../sound/create-sound-output.ts'
import { hasSameBlocks, isNewAtOnce, type PlayerView, type Speed, type ViewParts } from './player-view.ts'

/** What a player needs of the page it runs in; tests bring their own. */
export type PageClock = {
  requestFrame: (run: (atMs: number) => void) => number
  cancelFrame: (id: number) => void
  /** Tells whether the tab is in sight whenever that changes; answers how to stop telling. */
  watchSight: (tell: (isInSight: boolean) => void) => () => void
  /** What the clock on the wall shows, as if it stood in UTC. */
  readWallMs: () => number
  makeSeed: () => string
}

const pageClock: PageClock = {
  requestFrame: (run) => requestAnimationFrame(run),
  cancelFrame: (id) => cancelAnimationFrame(id),
  watchSight(tell) {
    const look = () => tell(document.visibilityState === 'visible')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  },
  readWallMs: () => Date.now() - new Date().getTimezoneOffset() * MINUTE_MS,
  makeSeed: () => crypto.randomUUID(),
}

/** These start a script long after the flag: a program that has one goes on until it is stopped. */
const WAITING_HATS: ReadonlySet<string> = new Set(['event_key', 'event_click', 'event_touch', 'event_timer'])

/** Whether something the child does, or time alone, can still start a script. */
function canStillStart(project: Project): boolean {
  return [project.stage, ...project.sprites].some(({ scripts }) =>
    scripts.some(({ hat }) => hat !== null && WAITING_HATS.has(hat.opcode)),
  )
}

/** Whether a click on the figure (or the stage) starts a script. */
function startsByClick(project: Project, figureId: string): boolean {
  const [owner] = figureId.split('#')
  const scripts =
    owner === STAGE_ID ? project.stage.scripts : project.sprites.find(({ id }) => id === owner)?.scripts
  return scripts?.some(({ hat }) => hat?.opcode === 'event_click') ?? false
}

export type PlayerOptions = {
  /** The same seed gives the same chance; otherwise every run has its own. */
  seed?: string
  /** What the clock on the wall shows at the start of a run, as if it stood in UTC. */
  startedAtMs?: number
  clock?: PageClock
  sounds?: SoundOutput
}

/** What to draw: the stage, what it was a tick before, and how far it is on the way from there. */
export type Frame = { stage: StageState; before: StageState | null; share: number }

type StepOutcome = ReturnType<typeof step>

/** Blocks that glow for a shorter time than this nobody sees. */
const BLOCKS_SHOWN_MS = 80
/** A frame that did not get done is nothing; a program that never gets done should be told about. */
const SLOW_FRAMES = 90

export type Player = ReturnType<typeof createPlayer>

/** Runs a project: the machine with frames, sounds and the child's hands. React reads `read`, the canvas `onFrame`. */
export function createPlayer(first: Project, options: PlayerOptions = {}) {
  const { clock = pageClock, sounds = createSoundOutput() } = options
  const input = gatherInput()
  const listeners = createListeners()
  const frameListeners = createListeners<[Frame]>()
  let project = first
  let machine = createFresh()
  let frame: Frame = { stage: readStage(machine), before: null, share: 1 }
  let ticks = 0
  let noticed = new Set<Notice>()
  let slowFrames = 0
  let pending: number | null = null
  let lastMs: number | null = null
  let blocksShownMs = 0
  let parts: ViewParts = {
    status: 'idle',
    isRunning: false,
    speed: 1,
    isMuted: false,
    activeBlocks: [],
    notices: [],
    question: null,
  }
  let view = makeView()
  const stopWatching = clock.watchSight((isInSight) => {
    sounds.setAsleep(!isInSight)
    // Time that nobody watched is not lived through.
    lastMs = null
  })

  function createFresh() {
    const seed = options.seed ?? clock.makeSeed()
    return createMachine(project, { seed, startedAtMs: options.startedAtMs ?? clock.readWallMs() })
  }

  function makeView(): PlayerView {
    return {
      ...parts,
      get stage() {
        return frame.stage
      },
    }
  }

  function change(next: Partial<ViewParts>) {
    parts = { ...parts, ...next }
    view = makeView()
    listeners.notify()
  }

  function showFrame(next: Frame) {
    frame = next
    frameListeners.notify(frame)
  }

  /** Stands still and shows the machine as it is. */
  function rest() {
    cancel()
    input.forget()
    showFrame({ stage: readStage(machine), before: null, share: 1 })
    change({ status: 'idle', isRunning: false, activeBlocks: [], question: null })
  }

  function cancel() {
    if (pending !== null) clock.cancelFrame(pending)
    pending = null
    lastMs = null
  }

  function begin() {
    machine = createFresh()
    ticks = 0
    noticed = new Set()
    slowFrames = 0
    input.forget()
    sounds.silence()
    startFlag(machine)
  }

  function run() {
    cancel()
    sounds.wake()
    change({ status: 'running', isRunning: true, notices: [...noticed] })
    pending = clock.requestFrame(runFrame)
  }

  function runFrame(atMs: number) {
    const dtMs = lastMs === null ? TICK_MS : atMs - lastMs
    lastMs = atMs
    const outcome = step(machine, { dtMs, input: input.take(), speed: parts.speed })
    hear(outcome)
    if (!outcome.isRunning && !canStillStart(machine.project)) {
      change({ notices: [...noticed] })
      rest()
      return
    }
    const isNextTick = outcome.ticks === ticks + 1
    const before = isNextTick ? frame.stage : outcome.ticks === ticks ? frame.before : null
    ticks = outcome.ticks
    showFrame({ stage: outcome.stage, before, share: before ? outcome.share : 1 })
    tell(outcome, outcome.activeBlocks, atMs)
    pending = clock.requestFrame(runFrame)
  }

  function hear(outcome: StepOutcome) {
    for (const sound of outcome.sounds) sounds.play(sound, machine.project)
    for (const notice of outcome.notices) {
      if (notice === 'budget-spent' && ++slowFrames < SLOW_FRAMES) continue
      noticed.add(notice)
    }
  }

  function tell({ isRunning, stage }: StepOutcome, activeBlocks: readonly string[], atMs: number) {
    const { question } = stage
    const next: ViewParts = { ...parts, isRunning, question, notices: [...noticed], activeBlocks }
    const hasNewBlocks = !hasSameBlocks(parts.activeBlocks, activeBlocks)
    const isDue = Math.abs(atMs - blocksShownMs) >= BLOCKS_SHOWN_MS
    if (!isNewAtOnce(parts, next) && !(hasNewBlocks && isDue)) return
    blocksShownMs = atMs
    change(next)
  }

  function stepOnce() {
    const outcome = stepBlock(machine, input.take())
    hear(outcome)
    if (outcome.ran === null && !outcome.isRunning && !canStillStart(machine.project)) {
      rest()
      return
    }
    ticks = outcome.ticks
    showFrame({ stage: outcome.stage, before: null, share: 1 })
    change({
      status: 'stepping',
      isRunning: outcome.isRunning,
      question: outcome.stage.question,
      notices: [...noticed],
      activeBlocks: outcome.ran === null ? outcome.activeBlocks : [outcome.ran],
    })
  }

  return {
    /** From the start places, whatever happened before: what is seen is what a mission judges. */
    start() {
      begin()
      run()
    },
    stop() {
      stopAll(machine)
      sounds.silence()
      if (machine.project !== project) machine = createFresh()
      rest()
    },
    pause() {
      if (parts.status !== 'running') return
      cancel()
      sounds.silence()
      change({ status: 'stepping' })
    },
    resume() {
      if (parts.status === 'stepping') run()
    },
    /** Begins when nothing runs; stands still after one block. */
    stepBlock() {
      if (parts.status === 'idle') begin()
      cancel()
      sounds.wake()
      stepOnce()
    },
    setSpeed(speed: Speed) {
      change({ speed })
    },
    setMuted(isMuted: boolean) {
      sounds.setMuted(isMuted)
      change({ isMuted })
    },
    preview: sounds.preview,
    answer(text: string) {
      input.answer(text)
      if (parts.status === 'stepping') stepOnce()
    },
    /** While something runs, it goes on as it began. */
    setProject(next: Project) {
      if (next === project) return
      project = next
      if (parts.status !== 'idle') return
      machine = createFresh()
      showFrame({ stage: readStage(machine), before: null, share: 1 })
      change({})
    },
    /** Also starts what waits for a click while nothing runs. */
    click(figureId: string) {
      if (parts.status === 'idle') {
        if (!startsByClick(project, figureId)) return
        run()
      }
      input.click(figureId)
    },
    press: input.press,
    release: input.release,
    releaseAll: input.releaseAll,
    point: input.point,
    subscribe: listeners.subscribe,
    read: () => view,
    readFrame: () => frame,
    /** Called for every frame there is to draw, outside of React. */
    onFrame: frameListeners.subscribe,
    dispose() {
      cancel()
      stopWatching()
      sounds.dispose()
    },
  }
}

type Pointer = { x: number; y: number; isDown: boolean }

/** Keeps what the child does between two steps of the machine, so that even the shortest tap reaches the program. */
function gatherInput() {
  const held = new Set<string>()
  let pressed: string[] = []
  let clicks: string[] = []
  let pointer: Pointer | null = null
  let answer: string | null = null

  return {
    press(key: string) {
      held.add(key)
      pressed.push(key)
    },
    release(key: string) {
      held.delete(key)
    },
    /** The stage lost the keyboard: whatever was held is not any more. */
    releaseAll() {
      held.clear()
      if (pointer) pointer = { ...pointer, isDown: false }
    },
    point(next: Pointer) {
      pointer = next
    },
    click(id: string) {
      clicks.push(id)
    },
    answer(text: string) {
      answer = text
    },
    forget() {
      held.clear()
      pressed = []
      clicks = []
      pointer = null
      answer = null
    },
    /** What happened since the last time. */
    take(): MachineInput {
      const input: MachineInput = {
        keys: [...held],
        pressed,
        clicks,
        ...(pointer && { pointer }),
        ...(answer !== null && { answer }),
      }
      pressed = []
      clicks = []
      answer = null
      return input
    },
  }
}
