import './editor.css'
import * as Blockly from 'blockly/core'
import i18next from 'i18next'
import { AlignVerticalSpaceAround, Keyboard, Maximize, Trash2, ZoomIn, ZoomOut } from 'lucide-react'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Opcode } from '#engines/kids-code/catalog/catalog.ts'
import type { DeclaredKind } from '#engines/kids-code/editing/declarations.ts'
import type { Category, Level } from '#engines/kids-code/program/block-definition.ts'
import { type Project, STAGE_ID } from '#engines/kids-code/program/project.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { useMediaQuery } from '../../../ui/layout/use-media-query.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { listScriptsOf } from './block-state.ts'
import type { BlockTranslator } from './block-words.ts'
import { type EditorDialog, EditorDialogs } from './dialogs/editor-dialogs.tsx'
import { WaitingBlocks } from './waiting-blocks.tsx'
import { createEditor, type Editor } from './workspace/create-editor.ts'

type Words = Record<string, string>

const LANGUAGES: Record<string, () => Promise<unknown>> = {
  en: () => import('blockly/msg/en'),
  es: () => import('blockly/msg/es'),
  fr: () => import('blockly/msg/fr'),
  de: () => import('blockly/msg/de'),
  zh: () => import('blockly/msg/zh-hans'),
}
const english = () => import('blockly/msg/en')

/** Asked for as soon as Blockly itself is there, and not only when it is drawn. */
function fetchWords(language: string) {
  return Promise.all([english(), (LANGUAGES[language.split('-')[0] ?? 'en'] ?? english)()])
}

/** What Blockly itself says, in its menus and to screen readers. Where it calls things by other names, ours count. */
async function loadWords(language: string, t: BlockTranslator): Promise<void> {
  const [fallback, words] = await fetchWords(language)
  Blockly.setLocale({
    ...pickTexts(fallback),
    ...pickTexts(words),
    WORKSPACE_LABEL_PLAIN: t('speech.workspace'),
    BLOCK_LABEL_BEGIN_STACK: t('speech.script'),
    BLOCK_LABEL_STATEMENT: t('speech.statement'),
    BLOCK_LABEL_CONTAINER: t('speech.container'),
    BLOCK_LABEL_VALUE: t('speech.value'),
    // The sentence of the block already says so.
    BLOCK_LABEL_HAS_INPUT: '',
    BLOCK_LABEL_HAS_INPUTS: '',
  })
}

function pickTexts(module: unknown): Words {
  return Object.fromEntries(Object.entries(module as Words).filter(([, text]) => typeof text === 'string'))
}

type Ask = (message: string, answer: (isYes: boolean) => void) => void

const asking: Ask[] = []

/** Blockly asks before it deletes many blocks: with the product's own dialog, in the editor that was opened last. */
function answerConfirms(ask: Ask): () => void {
  asking.push(ask)
  Blockly.dialog.setConfirm(ask)
  return () => {
    asking.splice(asking.indexOf(ask), 1)
    Blockly.dialog.setConfirm(asking.at(-1))
  }
}

export type BlockEditorHandle = {
  focus: () => void
  undo: () => void
  redo: () => void
  /** Scrolls to a block and selects it. */
  reveal: (blockId: string) => void
  showKeys: () => void
}

export type BlockEditorProps = {
  project: Project
  /** A sprite, or the stage. */
  owner: string
  level: Level
  /** The toolbox of a mission. */
  allowed?: readonly Opcode[] | undefined
  /** Blocks that run just now. */
  activeBlocks: readonly string[]
  isReadOnly?: boolean
  isHighContrast?: boolean
  /** The whole project with other scripts of the owner, or with something declared, renamed or removed. */
  onChange: (project: Project) => void
  ref?: Ref<BlockEditorHandle>
}

const SHELVES = {
  variable: 'variables',
  list: 'lists',
  message: 'events',
  'own-block': 'own-blocks',
} as const satisfies Record<DeclaredKind, Category>
fetchWords(i18next.language).catch(() => {})

const FONT = '600 16px "Atkinson Hyperlegible Next Variable"'

export function LiveEditor({
  project,
  owner,
  level,
  allowed,
  activeBlocks,
  isReadOnly = false,
  isHighContrast = false,
  onChange,
  ref,
}: BlockEditorProps) {
  const { t, i18n } = useTranslation('kidsCodeBlocks')
  const place = useRef<HTMLDivElement>(null)
  const trash = useRef<HTMLDivElement>(null)
  const editor = useRef<Editor | null>(null)
  const [isReady, setReady] = useState(false)
  const [dialog, setDialog] = useState<EditorDialog | null>(null)
  const isStrong = useMediaQuery('(prefers-contrast: more)') || isHighContrast
  const name = owner === STAGE_ID ? t('editor.stage') : project.sprites.find(({ id }) => id === owner)?.name

  const tell = useEffectEvent((changed: Project) => onChange(changed))
  const open = useEffectEvent((element: HTMLElement) =>
    createEditor({
      element,
      trash: trash.current,
      scene: { project, owner, level, allowed },
      isReadOnly,
      isStrong,
      t,
      calls: {
        onChange: (changed) => tell(changed),
        onDeclare: (kind, use) => setDialog({ type: 'new', kind, ...(use && { use }) }),
        onManage: (kind) => setDialog({ type: 'manage', kind }),
        onKeys: () => setDialog({ type: 'keys' }),
        onRefuse: () => toast({ title: t('editor.notForStage') }),
      },
    }),
  )

  const { language } = i18n
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language and another right each need a workspace of their own
  useEffect(() => {
    let isGone = false
    async function start() {
      // Blocks are as wide as their words: the font has to be there when they are measured.
      await Promise.all([loadWords(language, t), document.fonts.load(FONT).catch(() => [])])
      if (isGone || !place.current) return
      editor.current = open(place.current)
      setReady(true)
    }
    void start()
    return () => {
      isGone = true
      editor.current?.dispose()
      editor.current = null
      setReady(false)
    }
  }, [language, isReadOnly])

  useEffect(() => {
    if (isReady) editor.current?.show({ project, owner, level, allowed })
  }, [isReady, project, owner, level, allowed])
  useEffect(() => {
    if (isReady) editor.current?.markRunning(activeBlocks)
  }, [isReady, activeBlocks])
  useEffect(() => {
    if (isReady) editor.current?.setStrong(isStrong)
  }, [isReady, isStrong])
  useEffect(() => answerConfirms((message, answer) => setDialog({ type: 'confirm', message, answer })), [])

  useImperativeHandle(ref, () => ({
    focus: () => editor.current?.focus(),
    undo: () => editor.current?.undo(false),
    redo: () => editor.current?.undo(true),
    reveal: (id) => editor.current?.reveal(id),
    showKeys: () => setDialog({ type: 'keys' }),
  }))

  /** Whoever came from a shelf goes back there; others to their blocks. */
  function closeDialog() {
    setDialog(null)
    const shelf = dialog && 'kind' in dialog && !('use' in dialog && dialog.use) && SHELVES[dialog.kind]
    setTimeout(() => {
      if (shelf) editor.current?.openShelf(shelf)
      else if (document.activeElement === document.body) editor.current?.focus()
    }, 0)
  }

  return (
    <section
      aria-label={t('editor.label', { name: name ?? '' })}
      data-strong={isStrong || undefined}
      data-level={level}
      className="kids-editor relative isolate h-full min-h-0 w-full overflow-hidden bg-surface"
    >
      <div ref={place} className="absolute inset-0" />
      {!isReady && (
        <div className="absolute inset-0 bg-surface">
          <WaitingBlocks />
        </div>
      )}
      {isReady && !isReadOnly && listScriptsOf(project, owner).length === 0 && (
        <p className="pointer-events-none absolute inset-y-0 right-20 left-32 grid place-items-center text-center text-lg text-muted">
          {t('editor.empty')}
        </p>
      )}
      <div className="kids-editor-tools absolute right-5 bottom-5 z-10 grid gap-1 rounded-card border border-border bg-raised p-1 shadow-raised">
        {!isReadOnly && (
          <div
            ref={trash}
            title={t('editor.trash')}
            className="grid size-11 place-items-center rounded-control text-muted transition-colors data-open:bg-destructive-soft data-open:text-destructive-ink"
          >
            <Trash2 aria-hidden className="size-6" />
          </div>
        )}
        <IconButton label={t('editor.zoomIn')} icon={<ZoomIn />} onClick={() => editor.current?.zoom(1)} />
        <IconButton label={t('editor.zoomOut')} icon={<ZoomOut />} onClick={() => editor.current?.zoom(-1)} />
        <IconButton
          label={t('editor.fit')}
          icon={<Maximize />}
          className="kids-wide-only"
          onClick={() => editor.current?.fit()}
        />
        {!isReadOnly && (
          <IconButton
            label={t('editor.tidy')}
            icon={<AlignVerticalSpaceAround />}
            className="kids-wide-only"
            onClick={() => editor.current?.tidy()}
          />
        )}
        <IconButton
          label={t('editor.keys')}
          icon={<Keyboard />}
          className="kids-wide-only"
          onClick={() => setDialog({ type: 'keys' })}
        />
      </div>
      {dialog && (
        <EditorDialogs
          dialog={dialog}
          project={project}
          owner={owner}
          onChange={(changed) => editor.current?.change(changed)}
          onOpen={setDialog}
          onClose={closeDialog}
        />
      )}
    </section>
  )
}
