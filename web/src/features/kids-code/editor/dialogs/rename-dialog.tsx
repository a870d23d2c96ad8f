import { useTranslation } from 'react-i18next'
import { type Declared, type DeclaredKind, findNameProblem } from '#engines/kids-code/editing/declarations.ts'
import type { Project } from '#engines/kids-code/program/project.ts'
import { NameDialog } from './name-dialog.tsx'

type RenameDialogProps = {
  kind: DeclaredKind
  project: Project
  thing: Declared
  onRename: (name: string) => void
  onClose: () => void
}

export function RenameDialog({ kind, project, thing, onRename, onClose }: RenameDialogProps) {
  const { t } = useTranslation('kidsCodeBlocks')
  return (
    <NameDialog
      title={t('declare.renameTitle', { name: thing.name })}
      width="small"
      submitLabel={t('declare.save')}
      initial={thing.name}
      findProblem={(name) => findNameProblem(project, kind, name, { owner: thing.owner, except: thing.id })}
      onName={onRename}
      onClose={onClose}
    />
  )
}
