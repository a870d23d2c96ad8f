import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'
import { readGraph } from './chunk-graph.ts'

type Prerendered = { renderLandings: () => Promise<[registration: string, html: string][]> }

/** The landing page's code and words, which the app would ask for only after it has started. */
const LANDING = ['src/features/landing/landing-screen.tsx', 'src/messages/en/landing.json']
/** What starts the app at once in index.html; on the landing page `public/start.js` does when it is needed. */
const APP_FILES = /\s*<(?:script type="module".*?<\/script>|link rel="modulepreload".*?>)/g
/** The two faces of the first screen; without a hint they are found only after the styles are read. */
export const FIRST_FONTS = /(lexend|next)-latin-wght-normal-[\w-]+\.woff2$/

/**
 * After the build, renders the landing page into copies of index.html that signed-out visitors get for `/`: one for each
 * way in which an installation lets people register. What renders it stays, in the folder `render`: the server makes first pages with it for those who are signed in.
 */
export function prerenderLanding(configFile: string): Plugin {
  let outDir = ''
  let entry = ''
  const hints: string[] = []
  let files = new Set<string>()
  return {
    name: 'prerender-landing',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    generateBundle(_, bundle) {
      const graph = readGraph(bundle)
      const inPage = new Set<string>()
      graph.add('index.html', inPage)
      files = new Set(inPage)
      for (const name of LANDING) graph.add(name, files)
      entry = graph.find('index.html').fileName
      for (const file of files)
        if (file.endsWith('.css') && !inPage.has(file)) hints.push(`<link rel="stylesheet" href="/${file}">`)
      for (const file of Object.keys(bundle))
        if (FIRST_FONTS.test(file))
          hints.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`)
    },
    async closeBundle() {
      const renderDir = join(outDir, 'render')
      await build({
        configFile,
        logLevel: 'warn',
        // All in one folder: the server then does not look for hundreds of files when it makes its first page.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: { ssr: 'src/prerender.tsx', outDir: renderDir, emptyOutDir: true, copyPublicDir: false },
      })
      const { renderLandings } = (await import(
        pathToFileURL(join(renderDir, 'prerender.js')).href
      )) as Prerendered
      const scripts = [...files].filter((file) => file.endsWith('.js')).map((file) => `/${file}`)
      // Painted without it, the page would lose what is pressed before it has arrived.
      const starter = `<script async blocking="render" src="/start.js" data-entry="/${entry}" data-ahead="${scripts.join(' ')}"></script>`
      const page = await readFile(join(outDir, 'index.html'), 'utf8')
      const [beforeHead = '', afterHead = ''] = page.replace(APP_FILES, '').split('</head>')
      const [beforeRoot, afterRoot] = afterHead.split('<div id="root"></div>')
      const head = await inlineStyles(`${beforeHead}${starter}${hints.join('')}`, outDir)
      for (const [registration, html] of await renderLandings()) {
        const ownHead = head.replace('<html', `<html data-registration="${registration}"`)
        const landing = `${ownHead}</head>${beforeRoot}<div id="root">${html}</div>${afterRoot}`
        await writeFile(join(outDir, `landing-${registration}.html`), landing)
      }
    },
  }
}

/** Puts the styles into the page itself: the first paint then waits for one answer of the server, not for three. */
async function inlineStyles(head: string, outDir: string): Promise<string> {
  let inlined = head
  for (const [link, file = ''] of head.matchAll(/<link rel="stylesheet"[^>]*href="\/([^"]+)">/g)) {
    const styles = await readFile(join(outDir, file), 'utf8')
    inlined = inlined.split(link).join(`<style>${styles.trim()}</style>`)
  }
  return inlined
}
