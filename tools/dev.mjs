import { watch } from 'node:fs'
import { runMain } from './setup/main.mjs'
import { startInBackground } from './setup/run.mjs'
import { say } from './setup/say.mjs'
import { ensureDeps, node24, run } from './setup.mjs'

// web/vite.config.ts sends API calls to this port.
const SERVER_PORT = '3000'
const WEB_PORT = '5173'
const SERVER_SOURCES = ['server/src', 'contract/src', 'engines/src']
// An editor that saves several files, or one file in several steps, causes one restart.
const SETTLE_MS = 150
const address = `http://localhost:${WEB_PORT}`

await runMain(async () => {
  await ensureDeps()
  say(`The web app, reloading as you type: ${address}`)
  const vite = [
    'node_modules/vite/bin/vite.js',
    '--config',
    'web/vite.config.ts',
    '--port',
    WEB_PORT,
    '--strictPort',
  ]
  await Promise.all([run(node24(), vite), keepServerFresh()])
})

/** Not `node --watch`: that one sends messages of its own through every worker, also the database's. */
async function keepServerFresh() {
  for (;;) {
    const server = startInBackground(node24(), ['server/src/main.ts'], {
      PORT: SERVER_PORT,
      PUBLIC_URL: address,
    })
    const file = await nextChange()
    say(`${file} changed: starting the server again …`)
    await server.stop()
  }
}

function nextChange() {
  return new Promise((resolve) => {
    const watchers = SERVER_SOURCES.map((folder) =>
      watch(folder, { recursive: true }, (_, file) => settle(file)),
    )
    const settle = (file) => {
      for (const watcher of watchers) watcher.close()
      setTimeout(resolve, SETTLE_MS, file)
    }
  })
}
