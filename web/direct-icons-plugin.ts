import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ALL_ICONS = fileURLToPath(
  import.meta.resolve('lucide-react').replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs'),
)

/**
 * Icons are imported from one file that names all of them. Told apart before anything else, each page's files hold the
 * icons of that page, and the build reads a hundred files instead of two thousand.
 */
export function directIcons(): Plugin {
  let files = new Map<string, string>()
  return {
    name: 'direct-icons',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      files = readIconFiles(readFileSync(ALL_ICONS, 'utf8'))
    },
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: "from 'lucide-react'" },
      handler: (code) => ({ code: nameFiles(code, files), map: null }),
    },
  }
}

/** Of an icon only its drawing is wanted: its names would be fetched as classes that nobody has a rule for. */
export function bareIcons(): Plugin {
  return {
    name: 'bare-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
      handler: (code) => ({ code: keepDrawing(code), map: null }),
    },
  }
}

/** 24 is what is drawn in where nothing else is said. */
export const keepDrawing = (code: string): string =>
  code.replaceAll(
    /\n {2}(?:name: "[^"]*"|size: 24),(?=\n)|,\n {2}aliases: \[[^\]]*\](?=\n)|\n__iconData\.node;/g,
    '',
  )

/** From the names of an icon to the name of its file. */
export function readIconFiles(index: string): Map<string, string> {
  const lines = index.matchAll(/^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs'/gm)
  return new Map(
    [...lines].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [name, file]),
    ),
  )
}

/** What is no icon is a type. */
export function nameFiles(code: string, files: ReadonlyMap<string, string>): string {
  return code.replace(/import \{([^}]+)\} from 'lucide-react'/g, (_, list: string) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean)
      .map((entry) => {
        const [name = '', local = name] = entry.split(' as ')
        const file = files.get(name)
        return file
          ? `import ${local} from 'lucide-react/icons/${file}'`
          : `import type { ${entry.replace(/^type /, '')} } from 'lucide-react'`
      })
      .join('; '),
  )
}
