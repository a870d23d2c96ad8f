/** Long enough to read a page or watch a clip without touching anything. */
export const IDLE_AFTER_MS = 5 * 60_000
/** Somebody who looks something up in another tab is still at work. */
export const HIDDEN_AFTER_MS = 30_000

const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll'] as const

type RestWorld = {
  isHidden: () => boolean
  nowMs: () => number
  /** Runs later and answers how to call it off. */
  schedule: (run: () => void, delayMs: number) => () => void
  onChange: (isIdle: boolean) => void
}

/** Tells when somebody leaves the page alone and when they are back; each change once. */
export function createRestWatch({ isHidden, nowMs, schedule, onChange }: RestWorld) {
  let isIdle = false
  let lastMs = nowMs()
  let callOff = () => {}

  function look() {
    const leftMs = lastMs + (isHidden() ? HIDDEN_AFTER_MS : IDLE_AFTER_MS) - nowMs()
    if (leftMs <= 0) change(true)
    else callOff = schedule(look, leftMs)
  }

  function change(next: boolean) {
    if (next === isIdle) return
    isIdle = next
    onChange(next)
  }

  look()
  return {
    /** Happens often while somebody works, so it only notes the time. */
    touch() {
      lastMs = nowMs()
      if (!isIdle) return
      change(false)
      look()
    },
    /** The page went to the background or came back. */
    follow() {
      callOff()
      lastMs = nowMs()
      if (!isHidden()) change(false)
      look()
    },
    stop: () => callOff(),
  }
}

/** The same with a real page. */
export function watchRest(onChange: (isIdle: boolean) => void): () => void {
  const watch = createRestWatch({
    isHidden: () => document.visibilityState === 'hidden',
    nowMs: () => performance.now(),
    schedule: (run, delayMs) => {
      const timer = setTimeout(run, delayMs)
      return () => clearTimeout(timer)
    },
    onChange,
  })
  for (const name of TOUCHES) window.addEventListener(name, watch.touch, { passive: true, capture: true })
  document.addEventListener('visibilitychange', watch.follow)
  return () => {
    for (const name of TOUCHES) window.removeEventListener(name, watch.touch, { capture: true })
    document.removeEventListener('visibilitychange', watch.follow)
    watch.stop()
  }
}
