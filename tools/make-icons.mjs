// Draws the icons of the installed app from web/public/icon.svg. Run it when that drawing changes, and commit the files.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { root } from './setup/root.mjs'

const BACKGROUND = '#e4f3e9'
const folder = join(root, 'web', 'public')
const drawing = await readFile(join(folder, 'icon.svg'), 'utf8')
const browser = await chromium.launch({ executablePath: process.env.CHROME_BIN, args: ['--no-sandbox'] })

await draw('icon-192.png', 192, 1)
await draw('icon-512.png', 512, 1)
// Phones cut these to a shape of their own: all that matters stays within the middle four fifths.
await draw('icon-maskable-512.png', 512, 0.8, BACKGROUND)
await draw('apple-touch-icon.png', 180, 0.9, BACKGROUND)
await browser.close()

async function draw(name, sizePx, share, background = 'transparent') {
  const page = await browser.newPage({ viewport: { width: sizePx, height: sizePx } })
  const side = sizePx * share
  await page.setContent(
    `<body style="margin:0;display:grid;place-items:center;height:100vh;background:${background}">
      <img width="${side}" height="${side}" src="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}">`,
    { waitUntil: 'load' },
  )
  await writeFile(join(folder, name), await page.screenshot({ omitBackground: true }))
  await page.close()
}
