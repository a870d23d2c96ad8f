import { join } from 'node:path'
import type { Plugin } from 'vite'
import { readScreens } from './chunk-graph.ts'

const LIST = join(import.meta.dirname, 'src', 'messages', 'screen-words.ts')

/** Fills in `src/messages/screen-words.ts`: which words are fetched beside the code of each screen. */
export function screenWords(): Plugin {
  return {
    name: 'screen-words',
    transform: {
      filter: { id: /\/web\/src\/messages\/screen-words\.ts$/ },
      async handler() {
        const words = (await readScreens()).map(({ name, messages }) => [name, messages])
        return { code: `export const SCREEN_WORDS = ${JSON.stringify(Object.fromEntries(words))}`, map: null }
      },
    },
    /** The next time that a page is opened the list is made again. */
    hotUpdate() {
      const { moduleGraph } = this.environment
      const list = moduleGraph.getModuleById(LIST)
      if (list) moduleGraph.invalidateModule(list)
    },
  }
}
