import { useNavigate } from '@tanstack/react-router'
import { CopyPlus, Download, FileUp, Film, History, Keyboard, Menu, Send, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import type { KeptProgram } from '../../../../device/programs/kept-program.ts'
import { usePagePath } from '../../../../kit/navigation/use-page-path.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { DropdownMenu, MenuItem, MenuSeparator } from '../../../../ui/overlays/dropdown-menu.tsx'
import { downloadText } from '../../../../ui/table/download-text.ts'
import { toast } from '../../../../ui/toast/toast-store.ts'
import { keepNewProgram } from '../../keeping/open-program.ts'
import { makeProgramKey, type ProgramSession } from '../../keeping/program-session.ts'
import { ViewChoices } from '../bar/view-choices.tsx'
import { HandInDialog } from '../dialogs/hand-in-dialog.tsx'
import { ImportDialog } from '../dialogs/import-dialog.tsx'
import { ReplayDialog } from '../dialogs/replay-dialog.tsx'
import { RestoreDialog } from '../dialogs/restore-dialog.tsx'
import { SharingDialog } from '../dialogs/sharing-dialog.tsx'
import { nameFile, writeFile } from '../program-file.ts'
import type { findLevel } from '../studio-level.ts'
import type { StudioSettings } from '../studio-settings.ts'

/** Those about a project that the server has, and those that need nobody. */
type OnServer = 'restore' | 'replay' | 'share' | 'handIn'
type Opened = { dialog: OnServer; projectId: number } | { dialog: 'import' }

type OwnMenuProps = {
  user: User
  session: ProgramSession
  program: KeptProgram
  level: ReturnType<typeof findLevel>
  settings: StudioSettings
  onSettings: (part: Partial<StudioSettings>) => void
  onKeys: () => void
}

export function OwnMenu({ user, session, program, level, settings, onSettings, onKeys }: OwnMenuProps) {
  const { t } = useTranslation('kidsCodeStudio')
  const navigate = useNavigate()
  const path = usePagePath('kidsCode')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = () => setOpened(null)

  /** What was just built belongs to it, too. */
  async function openSaved(dialog: OnServer) {
    await session.send()
    const { projectId } = session.read().program
    if (session.read().saving === 'saved' && projectId !== null) setOpened({ dialog, projectId })
    else toast({ title: t('menu.notSaved'), description: t('menu.notSavedText'), variant: 'destructive' })
  }

  async function duplicate() {
    const { title, blocks, assets, thumbnail } = program
    const copy = { title: t('own.copyTitle', { title }).slice(0, LONGEST_TITLE), blocks, assets, thumbnail }
    const key = await keepNewProgram(user.id, makeProgramKey(), copy)
    toast({ title: t('menu.duplicated') })
    await navigate({ to: path, search: { project: key } })
  }

  const saved = [
    ['restore', History],
    ['replay', Film],
    ['share', Share2],
    ['handIn', Send],
  ] as const
  return (
    <>
      <DropdownMenu
        align="end"
        trigger={
          <Button variant="ghost" size="icon" aria-label={t('menu.label')}>
            <Menu aria-hidden="true" />
          </Button>
        }
      >
        {saved.map(([dialog, Icon]) => (
          <MenuItem key={dialog} icon={<Icon aria-hidden="true" />} onSelect={() => void openSaved(dialog)}>
            {t(`menu.${dialog}`)}
          </MenuItem>
        ))}
        <MenuSeparator />
        <MenuItem icon={<CopyPlus aria-hidden="true" />} onSelect={() => void duplicate()}>
          {t('menu.duplicate')}
        </MenuItem>
        <MenuItem
          icon={<Download aria-hidden="true" />}
          onSelect={() => downloadText(writeFile(program), nameFile(program.title), 'application/json')}
        >
          {t('menu.export')}
        </MenuItem>
        <MenuItem icon={<FileUp aria-hidden="true" />} onSelect={() => setOpened({ dialog: 'import' })}>
          {t('menu.import')}
        </MenuItem>
        <MenuSeparator />
        <ViewChoices level={level} hasLevels settings={settings} onSettings={onSettings} />
        <MenuSeparator />
        <MenuItem icon={<Keyboard aria-hidden="true" />} onSelect={onKeys}>
          {t('menu.keys')}
        </MenuItem>
      </DropdownMenu>
      {opened?.dialog === 'restore' && (
        <RestoreDialog projectId={opened.projectId} session={session} onClose={close} />
      )}
      {opened?.dialog === 'replay' && <ReplayDialog projectId={opened.projectId} onClose={close} />}
      {opened?.dialog === 'share' && (
        <SharingDialog projectId={opened.projectId} session={session} onClose={close} />
      )}
      {opened?.dialog === 'handIn' && (
        <HandInDialog userId={user.id} projectId={opened.projectId} onClose={close} />
      )}
      {opened?.dialog === 'import' && <ImportDialog userId={user.id} onClose={close} />}
    </>
  )
}
