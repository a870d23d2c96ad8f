import { Code, Copy, Play, Puzzle, Shapes } from 'lucide-react'
import { type ReactNode, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type LanguageName,
  type Opcode,
  type Project,
  STAGE_ID,
  setStart,
  writeCode,
} from '#engines/kids-code/index.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useElementWidth } from '../../../ui/charts/use-element-width.ts'
import { Tab, TabList, TabPanel, Tabs } from '../../../ui/layout/tabs.tsx'
import { useMediaQuery } from '../../../ui/layout/use-media-query.ts'
import { toast } from '../../../ui/toast/toast-store.ts'
import { BlockEditor } from '../editor/block-editor.tsx'
import { CodeListing } from '../stage/code/code-listing.tsx'
import type { Player } from '../stage/player/create-player.ts'
import { Stage } from '../stage/stage.tsx'
import { listKeys } from '../stage/stage-keys.ts'
import { RunBar } from './bar/run-bar.tsx'
import { type Asked, FigureDialogs } from './figures/figure-dialogs.tsx'
import { FigurePanel } from './figures/figure-panel.tsx'
import type { StudioSettings } from './studio-settings.ts'
import type { Studio } from './use-studio.ts'

type CodeViewProps = {
  project: Project
  activeBlocks: readonly string[]
  /** Shows the block that a line comes from. */
  onReveal?: (blockId: string) => void
}

const LANGUAGES = ['python', 'javascript'] as const

/** The program as text in two languages: side by side where there is room, else one at a time. */
function CodeView({ project, activeBlocks, onReveal }: CodeViewProps) {
  const { t } = useTranslation('kidsCodeStage')
  // Room for two programs side by side.
  const hasRoom = useMediaQuery('(width >= 900px)')
  const isEmpty = [project.stage, ...project.sprites].every(({ scripts }) => scripts.every(({ hat }) => !hat))
  const show = (language: LanguageName, hasTitle: boolean) => (
    <CodePart
      language={language}
      hasTitle={hasTitle}
      project={project}
      activeBlocks={activeBlocks}
      onReveal={onReveal}
    />
  )
  return (
    <section aria-label={t('code.title')} className="flex min-w-0 flex-col gap-3">
      {isEmpty && <p className="text-muted">{t('code.empty')}</p>}
      {hasRoom ? (
        <div className="grid grid-cols-2 gap-4">
          {show('python', true)}
          {show('javascript', true)}
        </div>
      ) : (
        <Tabs defaultValue="python">
          <TabList label={t('code.title')}>
            {LANGUAGES.map((language) => (
              <Tab key={language} value={language}>
                {t(`code.${language}`)}
              </Tab>
            ))}
          </TabList>
          {LANGUAGES.map((language) => (
            <TabPanel key={language} value={language}>
              {show(language, false)}
            </TabPanel>
          ))}
        </Tabs>
      )}
    </section>
  )
}

type CodePartProps = Pick<CodeViewProps, 'project' | 'activeBlocks'> & {
  language: LanguageName
  hasTitle: boolean
  onReveal: CodeViewProps['onReveal'] | undefined
}

function CodePart({ language, hasTitle, project, activeBlocks, onReveal }: CodePartProps) {
  const { t } = useTranslation('kidsCodeStage')
  const name = t(`code.${language}`)
  const lines = writeCode(project, language)

  async function copy() {
    try {
      await navigator.clipboard.writeText(`${lines.map(({ text }) => text).join('\n')}\n`)
      toast({ title: t('code.copied') })
    } catch {
      toast({ title: t('code.copyFailed'), variant: 'destructive' })
    }
  }

  return (
    <div className="flex min-w-0 flex-col gap-2">
      <div className="flex min-h-11 items-center justify-between gap-2">
        {hasTitle ? <h2 className="font-medium text-lg">{name}</h2> : <span />}
        <Button variant="ghost" aria-label={t('code.copyOf', { language: name })} onClick={() => void copy()}>
          <Copy aria-hidden="true" />
          {t('code.copy')}
        </Button>
      </div>
      <CodeListing language={language} lines={lines} activeBlocks={activeBlocks} onReveal={onReveal} />
    </div>
  )
}

/** Below it the parts stand behind tabs, one at a time. */
const SIDE_BY_SIDE_PX = 720

type Level = NonNullable<StudioSettings['level']>

type StudioBenchProps = {
  studio: Studio
  title: string
  level: Level
  isYoung: boolean
  settings: StudioSettings
  onSettings: (part: Partial<StudioSettings>) => void
  /** What the toolbox offers, where a mission says so. */
  allowed?: readonly Opcode[]
  /** Above everything, as the goal of a mission. */
  panel?: ReactNode
  /** After each start, with what runs then. */
  onRun?: () => void
}

/** Blocks, stage and sprites: side by side, or on a phone one after the other with the run buttons always there. */
export function StudioBench(props: StudioBenchProps) {
  const { player } = props.studio
  return player && <Bench {...props} player={player} />
}

const TABS = [
  ['blocks', Puzzle],
  ['stage', Play],
  ['sprites', Shapes],
] as const

function Bench(props: StudioBenchProps & { player: Player }) {
  const { studio, title, level, isYoung, settings, onSettings, allowed, panel, onRun, player } = props
  const { t } = useTranslation('kidsCodeStudio')
  const [watch, widthPx] = useElementWidth(1024)
  const [tab, setTab] = useState('blocks')
  const [asked, setAsked] = useState<Asked | null>(null)
  const view = useSyncExternalStore(player.subscribe, player.read)
  const { project, assets, owner, edit, editor, isReadOnly } = studio
  const isWide = widthPx >= SIDE_BY_SIDE_PX
  const hasCode = settings.isCodeShown

  function run() {
    player.start()
    if (!isWide) setTab('stage')
    onRun?.()
  }

  function reveal(blockId: string) {
    const holder = [{ id: STAGE_ID, scripts: project.stage.scripts }, ...project.sprites].find(
      ({ scripts }) => JSON.stringify(scripts).includes(`"id":${JSON.stringify(blockId)}`),
    )
    if (holder) studio.choose(holder.id)
    setTab('blocks')
    // The blocks of another sprite are laid out first.
    setTimeout(() => editor.current?.reveal(blockId))
  }

  const runBar = (
    <RunBar
      player={player}
      view={view}
      isYoung={isYoung}
      isMuted={settings.isMuted}
      isInColumn={isWide}
      onRun={run}
      onMuted={(isMuted) => onSettings({ isMuted })}
    />
  )
  const blocks = (
    <div className="relative min-h-0 flex-1 overflow-hidden rounded-card border border-border bg-surface">
      <BlockEditor
        ref={editor}
        project={project}
        owner={owner}
        level={level}
        {...(allowed && { allowed })}
        activeBlocks={view.activeBlocks}
        isReadOnly={isReadOnly}
        isHighContrast={settings.isHighContrast}
        onChange={(next) => edit(next)}
      />
    </div>
  )
  const stage = (
    <Stage
      player={player}
      assets={assets}
      label={t('stage.label', { title })}
      isHighContrast={settings.isHighContrast}
      touchKeys={listKeys(project)}
      selectedSprite={owner === STAGE_ID ? null : owner}
      onSelectSprite={studio.choose}
      {...(!isReadOnly && {
        onMoveSprite: (id: string, x: number, y: number) => edit(setStart(project, id, { x, y })),
      })}
    />
  )
  const code = <CodeView project={project} activeBlocks={view.activeBlocks} onReveal={reveal} />
  const figures = (
    <FigurePanel studio={studio} isYoung={isYoung} isFixed={allowed !== undefined} onAsk={setAsked} />
  )

  return (
    <div ref={watch} className="flex flex-col gap-3">
      {panel}
      {isWide ? (
        <div className="grid grid-cols-[minmax(0,1fr)_minmax(18rem,36%)] gap-3">
          <section
            aria-label={t('parts.blocks')}
            className="sticky top-18 flex h-[max(26rem,calc(100dvh-9.5rem))] min-w-0 flex-col gap-3"
          >
            {blocks}
            {hasCode && <div className="max-h-72 min-h-40 overflow-auto">{code}</div>}
          </section>
          <div className="flex min-w-0 flex-col gap-3">
            <section aria-label={t('parts.stage')} className="flex flex-col gap-3">
              {runBar}
              {stage}
            </section>
            <section aria-label={t('parts.sprites')}>{figures}</section>
          </div>
        </div>
      ) : (
        <>
          {runBar}
          <Tabs value={tab} onValueChange={setTab} className="gap-3">
            <TabList label={t('parts.label')}>
              {TABS.map(([name, Icon]) => (
                <Tab key={name} value={name}>
                  <Icon aria-hidden="true" />
                  {t(`parts.${name}`)}
                </Tab>
              ))}
              {hasCode && (
                <Tab value="code">
                  <Code aria-hidden="true" />
                  {t('parts.code')}
                </Tab>
              )}
            </TabList>
            <TabPanel value="blocks" isKept>
              <div className="flex h-[max(22rem,calc(100dvh-16rem))] flex-col">{blocks}</div>
            </TabPanel>
            <TabPanel value="stage" isKept>
              {stage}
            </TabPanel>
            <TabPanel value="sprites">{figures}</TabPanel>
            {hasCode && <TabPanel value="code">{code}</TabPanel>}
          </Tabs>
        </>
      )}
      <FigureDialogs studio={studio} asked={asked} onClose={() => setAsked(null)} />
    </div>
  )
}
