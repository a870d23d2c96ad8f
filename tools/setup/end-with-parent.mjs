// Imported for its effect: ends this process soon after its parent has gone. npm passes on SIGINT and SIGTERM only;
// when it dies otherwise (SIGHUP, SIGKILL), what it started would keep the port and the data directory.
const LOOK_EVERY_MS = 1_000

const parent = process.ppid
const timer = setInterval(() => {
  if (process.ppid === parent) return
  clearInterval(timer)
  process.kill(process.pid, 'SIGTERM')
}, LOOK_EVERY_MS)
timer.unref()
