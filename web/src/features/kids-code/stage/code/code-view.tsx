import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { type LanguageName, type Project, writeCode } from '#engines/kids-code/index.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../../../ui/layout/tabs.tsx'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { CodeListing } from './code-listing.tsx'
import { useHasRoom } from './use-has-room.ts'

type CodeViewProps = {
  project: Project
  activeBlocks: readonly string[]
  /** Shows the block that a line comes from. */
  onReveal?: (blockId: string) => void
}

const LANGUAGES = ['python', 'javascript'] as const

/** The program as text in two languages: side by side where there is room, else one at a time. */
export function CodeView({ project, activeBlocks, onReveal }: CodeViewProps) {
  const { t } = useTranslation('kidsCodeStage')
  const hasRoom = useHasRoom()
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
