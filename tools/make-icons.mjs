// Draws the icons of the installed app, and the picture for previews of links, from web/public/icon.svg. Run it when that drawing changes, and commit the files.
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
await drawShared()
await browser.close()

/** What stands beside a link to the product in a message; the size that all who show such pictures understand. */
async function drawShared() {
  const fonts = join(root, 'node_modules', '@fontsource-variable', 'lexend', 'files')
  const font = await readFile(join(fonts, 'lexend-latin-wght-normal.woff2'), 'base64')
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(
    `<style>@font-face { font-family: Lexend; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }</style>
    <body style="margin:0;display:flex;align-items:center;gap:24px;padding:0 72px;box-sizing:border-box;height:100vh;background:${BACKGROUND};color:#16331f;font-family:Lexend">
      <img width="420" height="420" src="data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}">
      <div><div style="font-size:116px;font-weight:600;letter-spacing:-3px;line-height:1.1">Trellis</div>
      <div style="font-size:44px;line-height:1.35;margin-top:20px">Learning that adapts<br>to every learner</div></div>`,
    { waitUntil: 'load' },
  )
  await page.evaluate(() => document.fonts.ready)
  await writeFile(join(folder, 'share.png'), await page.screenshot())
  await page.close()
}

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
