import { join } from 'node:path'
import type { Rolldown } from 'vite'

const OWN_CODE = /[\\/](?:web|contract|engines)[\\/]src[\\/]/
/** An index names more than its importer uses. */
const BARREL = /[\\/](?:lucide-react\.mjs|index\.ts)$/
const PICTURES =
  /lucide-react[\\/].+[\\/](?:apple|bike|bird|cake|car|carrot|cat|fish|sailboat|tree-pine|turtle|umbrella)\.mjs$/

const LANDING = ['features/landing/landing-screen.tsx']
/** What everybody who is signed in loads, on every page. */
const SHELL = [
  'app/shell/shell.tsx',
  'app/app-screens.ts',
  'app/offline/offline-notice.tsx',
  'app/outbox/outbox-keeper.tsx',
  'app/outbox/waiting-link.tsx',
  'app/shell/chat-corner.tsx',
  'app/tours/tour-watch.tsx',
  'device/last-answers.ts',
  'features/notifications/notifications-bell.tsx',
  'messages/app-messages.ts',
  '../../contract/src/onboarding/progress.ts',
]
const DASHBOARD = ['features/dashboard/dashboard-screen.tsx']
const LESSON = ['features/lessons/lesson-screen.tsx']

/** One chunk for the modules that every one of these lists of files imports, directly or not. */
function importedBy(
  name: string,
  minShareCount: number,
  ...lists: readonly (readonly string[])[]
): Rolldown.CodeSplittingGroup {
  let imported: Set<string>[] | null = null
  return {
    debugName: name,
    test: OWN_CODE,
    minShareCount,
    name(id, modules) {
      imported ??= lists.map((files) => listImports(files, modules))
      return imported.every((ids) => ids.has(id)) ? name : null
    },
  }
}

function listImports(files: readonly string[], modules: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>()
  const open = files.map((file) => join(import.meta.dirname, 'src', file))
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    if (!BARREL.test(id)) open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}

/**
 * Which chunks the browser fetches; earlier groups win. Left to itself the build makes a thousand small ones: a dashboard
 * would load 200 files and 50 KB more, because small files compress badly.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  // Apart from the other packages: a phone reads half of them at a time, and the page answers in between.
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/, tags: ['$initial'] },
  { name: 'packages', test: /node_modules/, tags: ['$initial'] },
  { name: 'app', tags: ['$initial'] },
  // Picture passwords alone draw these: a learner's page does without.
  { name: 'pictures', test: PICTURES },
  { name: 'icons', test: /lucide-react/, minShareCount: 3 },
  { name: 'queries', test: /@tanstack/, minShareCount: 2 },
  importedBy('landing', 2, LANDING),
  { name: 'overlays', test: /node_modules/, minShareCount: 44 },
  importedBy('shell', 1, SHELL),
  importedBy('learner', 1, DASHBOARD, LESSON),
  importedBy('dashboard', 2, DASHBOARD),
  importedBy('lesson', 1, LESSON),
  { name: 'shared', minShareCount: 8 },
]
