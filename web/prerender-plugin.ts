import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'vite'

type Prerendered = { renderLanding: () => Promise<string> }

/** The landing page's code and words, which the app would ask for only after it has started. */
const NEEDED_FIRST = /\/(landing-screen\.tsx|en\/landing\.json)$/

/** After the build, renders the landing page into a copy of index.html that signed-out visitors get for `/`. */
export function prerenderLanding(configFile: string): Plugin {
  let outDir = ''
  const early: string[] = []
  return {
    name: 'prerender-landing',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && NEEDED_FIRST.test(file.facadeModuleId ?? '')) {
          early.push(`<link rel="modulepreload" crossorigin href="/${file.fileName}">`)
          for (const css of file.viteMetadata?.importedCss ?? []) {
            early.push(`<link rel="stylesheet" crossorigin href="/${css}">`)
          }
        }
        // The two faces of the first screen; without this they are found only after the styles are read.
        if (/(lexend|next)-latin-wght-normal-[\w-]+\.woff2$/.test(file.fileName)) {
          early.push(`<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file.fileName}">`)
        }
      }
    },
    async closeBundle() {
      const cacheDir = join(import.meta.dirname, '..', '.cache')
      await mkdir(cacheDir, { recursive: true })
      const workDir = await mkdtemp(join(cacheDir, 'prerender-'))
      try {
        await build({
          configFile,
          logLevel: 'warn',
          build: { ssr: 'src/prerender.tsx', outDir: workDir, emptyOutDir: true, copyPublicDir: false },
        })
        const { renderLanding } = (await import(
          pathToFileURL(join(workDir, 'prerender.js')).href
        )) as Prerendered
        const page = await readFile(join(outDir, 'index.html'), 'utf8')
        const [beforeHead = '', afterHead = ''] = page.split('</head>')
        const [beforeRoot, afterRoot] = afterHead.split('<div id="root"></div>')
        const head = await inlineStyles(`${beforeHead}${early.join('')}`, outDir)
        const root = `<div id="root">${await renderLanding()}</div>`
        await writeFile(join(outDir, 'landing.html'), `${head}</head>${beforeRoot}${root}${afterRoot}`)
      } finally {
        await rm(workDir, { recursive: true })
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
