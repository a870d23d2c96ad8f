import { join } from 'node:path'
import type { Rolldown } from 'vite'

/**
 * Small pieces that the landing page shares with later screens. Left alone, each would become a file of its own, two
 * dozen of them, which compress badly and are all fetched for the first page.
 */
const LANDING_PIECES = new RegExp(
  [
    'lucide-react/dist/esm/icons/(arrow-right|award|book-bookmark|bot|chart-column|check|chevron-(left|right)|circle-play|download|layers|lightbulb|list-checks|menu|moon|notebook-pen|pause|play|route|star|sun|x)\\.',
    'web/src/ui/(display/(avatar|badge|count-filled-slots|find-initials|star-rating)|drawings/(logo|logo-mark|sprout)|layout/(carousel|use-reduced-motion)|states/skeleton)\\.',
    'web/src/(kit/(app-link|language/language-select)|ui/forms/native-select)\\.',
    'web/src/device/open-choices\\.',
    'contract/src/site\\.',
    'react-router/dist/esm/useLocation\\.',
  ].join('|'),
)

/** What it takes to change the language, without the words themselves: five small files, each for the next. */
const LANGUAGE_PIECES =
  /web\/src\/(?:messages\/(?:switch-language|other-languages|english-issues)|kit\/language\/choose-language)\.|zod\/v4\/locales\/en\./

const ICONS = /lucide-react\/dist\/esm\/icons\//

/** Needed where a menu or a dialog opens, or a toast comes: after the page, or when somebody asks for it. */
const OVERLAY_PIECES =
  /@radix-ui\/(?!react-slider)|floating-ui|react-remove-scroll|aria-hidden|use-sidecar|use-callback-ref|react-style-singleton|get-nonce|tslib|web\/src\/ui\/overlays\/(?:opened-|(?:dialog|alert-dialog|form-dialog|sheet|full-screen|close-button|use-focus-return)\.)/

/** Needed where something is filled in, compared or looked through, not where somebody only reads and goes on. */
const FORM_PIECES =
  /web\/src\/ui\/(?:forms\/(?!native-select|control-styles)|table|charts|navigation\/pagination|layout\/tabs)|web\/src\/kit\/study\/(?:tags-field|endless-list|edit-tags)/

/** Needed where a longer text is shown. */
const TEXT_PIECES =
  /dompurify|web\/src\/kit\/(?:rich-text|speech\/(?:collect-sentences|say-formula|split-sentences))/

const SHARED_PIECES =
  /lucide-react|tanstack|(?:contract|engines)\/src\/|web\/src\/(?:ui|kit|api|device|messages)\//

/** Of what a page imports: the packages that it really uses, no index of a package that names all it has. */
const PAGE_PIECES =
  /\/(?:web|contract|engines)\/src\/|lucide-react\/dist\/esm\/icons\/|\/idb\/|(?:mutationObserver|useMutation|infiniteQueryObserver|useInfiniteQuery|infiniteQueryOptions|useIsFetching)\.js/

/** What is needed for menus, forms and long texts alone stays with them. */
const isPagePiece = (id: string) =>
  PAGE_PIECES.test(id) &&
  ![OVERLAY_PIECES, FORM_PIECES, TEXT_PIECES, /flashcards\/memory/].some((pieces) => pieces.test(id))

/** Of each group the files one of which has to import a module, or, of a list, all of which. */
type Importers = Record<string, readonly (string | readonly string[])[]>

/** Names groups for what these files import, so that their pages wait for nothing that belongs to others. */
function namePartsOf(groups: Importers): Rolldown.CodeSplittingNameFunction {
  const reached = new Map<string, Set<string>>()
  return (id, modules) => {
    const imports = (file: string) => {
      const parts = reached.get(file) ?? reach(join(import.meta.dirname, 'src', file), modules)
      reached.set(file, parts)
      return parts.has(id)
    }
    const isIn = (importers: Importers[string]) =>
      importers.some((one) => (typeof one === 'string' ? imports(one) : one.every(imports)))
    return Object.keys(groups).find((name) => isIn(groups[name] ?? [])) ?? null
  }
}

function reach(root: string, modules: Rolldown.ChunkingContext): Set<string> {
  const reached = new Set<string>()
  const open = [root]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    open.push(...(modules.getModuleInfo(id)?.importedIds ?? []))
  }
  return reached
}

const partsOf = (debugName: string, groups: Importers): Rolldown.CodeSplittingGroup => ({
  debugName,
  name: namePartsOf(groups),
  test: isPagePiece,
})

const DASHBOARD = 'features/dashboard/dashboard-screen.tsx'
const LESSON = 'features/lessons/lesson-screen.tsx'
const CHAT = 'features/chat/chat-panel.tsx'

/** Where a learner is most of the time. */
const LEARNERS_PAGES: Importers = {
  home: [DASHBOARD],
  reading: [LESSON],
}

/** Each is fetched for itself when a page is there, and all of them are on every page. */
const AFTER_PAGE = [
  'app/offline/offline-notice.tsx',
  'app/outbox/outbox-keeper.tsx',
  'app/outbox/waiting-link.tsx',
  'app/shell/chat-corner.tsx',
  'app/tours/tour-watch.tsx',
  'device/practice/watch-bundles.ts',
  'features/notifications/notifications-bell.tsx',
]

/** What is said to the tutor. */
const TALK_PIECES = /contract\/src\/study\/chat\./

/** Needed in forms, and in the tutor's one line, which has nothing else of a form. */
const WRITING_PIECES = /web\/src\/(?:ui\/forms\/control-styles|kit\/study\/draft)\./

/** Parts of dashboards, which have most of them. */
const HOME_PIECES = /web\/src\/kit\/(?:dashboard|classroom|class-news|what-next|announcements|resources)\//

/**
 * Which files the browser fetches. Earlier groups win; what is in none of them is put together by who needs it. Small
 * files compress badly and cost a request each; large ones hold what a page does not need.
 */
export const FILE_GROUPS: Rolldown.CodeSplittingGroup[] = [
  // What every page needs, in two files: they compress better together, and the packages outlive our own changes.
  { name: 'packages', test: /node_modules/, tags: ['$initial'] },
  { name: 'app', tags: ['$initial'] },
  { name: 'pieces', test: LANDING_PIECES },
  { name: 'languages', test: LANGUAGE_PIECES },
  partsOf('device', { device: ['device/last-answers.ts'] }),
  // Asked for with the question who somebody is.
  partsOf('frame', { frame: ['app/shell/shell.tsx', '../../contract/src/onboarding/onboarding.ts'] }),
  partsOf('after-page', { 'after-page': AFTER_PAGE }),
  {
    ...partsOf('learner', {
      learner: [
        [DASHBOARD, LESSON],
        [DASHBOARD, CHAT],
      ],
    }),
    minShareCount: 2,
  },
  { ...partsOf('icons of learners', { ...LEARNERS_PAGES, talk: [CHAT] }), test: ICONS, minShareCount: 2 },
  { name: 'talk', test: TALK_PIECES, minShareCount: 2 },
  { name: 'writing', test: WRITING_PIECES, minShareCount: 2 },
  { ...partsOf('pages of learners', LEARNERS_PAGES), minShareCount: 8 },
  { ...partsOf('home', { home: [DASHBOARD] }), test: HOME_PIECES },
  { name: 'overlays', test: OVERLAY_PIECES, minShareCount: 2 },
  // Icons weigh less than the names of the files they would be in.
  { name: 'icons', test: ICONS, minShareCount: 2 },
  // What many screens share, in few files instead of two hundred: half the bytes, for the page and for what is kept offline.
  { name: 'forms', test: FORM_PIECES, minShareCount: 8 },
  { name: 'texts', test: TEXT_PIECES, minShareCount: 8 },
  { name: 'shared', test: SHARED_PIECES, minShareCount: 8 },
]
