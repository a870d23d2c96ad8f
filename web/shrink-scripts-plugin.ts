import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { minify, type Plugin } from 'vite'

/** Scripts of `public/` that stand in the page itself. What is said in their comments is not for those who fetch them. */
const SCRIPTS = ['begin.js', 'start.js', 'theme.js']

/** Vite copies `public/` as it is; these are part of first loads. */
export function shrinkScripts(): Plugin {
  let outDir = ''
  return {
    name: 'shrink-scripts',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir)
    },
    async writeBundle() {
      await Promise.all(SCRIPTS.map((name) => shrink(join(outDir, name))))
    },
  }
}

async function shrink(file: string): Promise<void> {
  const { code, errors } = await minify(file, await readFile(file, 'utf8'))
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`)
  await writeFile(file, code)
}
