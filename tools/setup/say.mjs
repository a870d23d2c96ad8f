const SPIN_EVERY_MS = 120
const SPEAK_EVERY_MS = 15_000
const FRAMES = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']

export function say(line) {
  console.log(line)
}

/** A failure that the person at the keyboard can mend: the message says how, a stack trace would only hide it. */
export class SetupError extends Error {}

export function formatSeconds(startedAt, now = Date.now()) {
  return `${((now - startedAt) / 1000).toFixed(1)} s`
}

/** Shows that a silent step is alive: a spinner on a terminal, a plain line every 15 s anywhere else. */
export async function withProgress(label, work) {
  const startedAt = Date.now()
  const stop = process.stdout.isTTY ? spin(label, startedAt) : speak(label, startedAt)
  try {
    const result = await work()
    stop()
    say(`${label} … done in ${formatSeconds(startedAt)}`)
    return result
  } catch (error) {
    stop()
    say(`${label} … failed after ${formatSeconds(startedAt)}`)
    throw error
  }
}

function spin(label, startedAt) {
  let frame = 0
  const timer = setInterval(() => {
    frame = (frame + 1) % FRAMES.length
    process.stdout.write(`\r\x1b[2K${FRAMES[frame]} ${label} … ${formatSeconds(startedAt)}`)
  }, SPIN_EVERY_MS)
  return () => {
    clearInterval(timer)
    process.stdout.write('\r\x1b[2K')
  }
}

function speak(label, startedAt) {
  say(`${label} …`)
  const timer = setInterval(() => say(`${label} … ${formatSeconds(startedAt)}`), SPEAK_EVERY_MS)
  return () => clearInterval(timer)
}
