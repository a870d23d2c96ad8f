import { runMain } from './setup/main.mjs'
import { say } from './setup/say.mjs'
import { ensureDeps, node24, run } from './setup.mjs'

// web/vite.config.ts sends API calls to this port.
const SERVER_PORT = '3000'
const WEB_PORT = '5173'
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
  await Promise.all([
    run(node24(), ['--watch', 'server/src/main.ts'], { PORT: SERVER_PORT, PUBLIC_URL: address }),
    run(node24(), vite),
  ])
})
