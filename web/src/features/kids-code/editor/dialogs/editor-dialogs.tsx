import { useTranslation } from 'react-i18next'
import type { DeclaredKind } from '#engines/kids-code/editing/declarations.ts'
import type { Project } from '#engines/kids-code/program/project.ts'
import { AlertDialog } from '../../../../ui/overlays/alert-dialog.tsx'
import { DeclareDialog } from './declare-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { ManageDialog } from './manage-dialog.tsx'
import { OwnBlockDialog } from './own-block-dialog.tsx'

export type EditorDialog =
  /** Whoever asked for it wants to use what is made. */
  | { type: 'new'; kind: DeclaredKind; use?: (id: string) => void }
  | { type: 'manage'; kind: DeclaredKind }
  | { type: 'keys' }
  | { type: 'confirm'; message: string; answer: (isYes: boolean) => void }

type EditorDialogsProps = {
  dialog: EditorDialog
  project: Project
  owner: string
  onChange: (project: Project) => void
  onOpen: (dialog: EditorDialog) => void
  onClose: () => void
}

export function EditorDialogs({ dialog, project, owner, onChange, onOpen, onClose }: EditorDialogsProps) {
  const { t } = useTranslation('kidsCodeBlocks')
  function finish(changed: { project: Project; id: string }, use?: (id: string) => void) {
    onClose()
    onChange(changed.project)
    use?.(changed.id)
  }
  if (dialog.type === 'keys') return <KeysDialog onClose={onClose} />
  if (dialog.type === 'confirm') {
    const close = (isYes: boolean) => {
      onClose()
      dialog.answer(isYes)
    }
    return (
      <AlertDialog
        open
        title={t('confirm.title')}
        description={dialog.message}
        confirmLabel={t('confirm.yes')}
        cancelLabel={t('confirm.no')}
        isDestructive
        onConfirm={() => close(true)}
        onOpenChange={(isOpen) => !isOpen && close(false)}
      />
    )
  }
  if (dialog.type === 'manage') {
    return (
      <ManageDialog
        kind={dialog.kind}
        project={project}
        owner={owner}
        onChange={onChange}
        onNew={() => onOpen({ type: 'new', kind: dialog.kind })}
        onClose={onClose}
      />
    )
  }
  const { kind, use } = dialog
  if (kind === 'own-block') {
    return <OwnBlockDialog project={project} onMade={(made) => finish(made, use)} onClose={onClose} />
  }
  return (
    <DeclareDialog
      kind={kind}
      project={project}
      owner={owner}
      onMade={(made) => finish(made, use)}
      onClose={onClose}
    />
  )
}
