import type { Plugin } from 'vite'

/** Not the pages: whom one is open to is for the browser to decide, and said in the same words. */
export const ENDPOINT_FILES = /\/contract\/src\/(?!pages\/).*\.ts$/

/** What endpoints are for, who may call them and how they refuse is the server's to know; in the browser it only weighs. */
export function dropServersPart(): Plugin {
  const text = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`/.source
  const fields = [
    `(?:summary|forbidden|signedOut):\\s*(?:${text})`,
    `(?:access|transaction): '\\w+'`,
    'errors: (?:\\[[^\\]]*\\]|[A-Z_]+)',
  ]
  const dropped = new RegExp(`^\\s+(?:${fields.join('|')}),$`, 'gm')
  return {
    name: 'drop-servers-part',
    enforce: 'pre',
    transform: {
      filter: { id: ENDPOINT_FILES },
      handler: (code) => ({ code: code.replace(dropped, ''), map: null }),
    },
  }
}
