import { Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  countUses,
  type Declared,
  type DeclaredKind,
  findNameProblem,
  listDeclared,
  removeDeclared,
  renameDeclared,
} from '#engines/kids-code/editing/declarations.ts'
import { LIMITS } from '#engines/kids-code/program/limits.ts'
import type { Project } from '#engines/kids-code/program/project.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { AlertDialog } from '../../../../ui/overlays/alert-dialog.tsx'
import { Dialog } from '../../../../ui/overlays/dialog.tsx'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'

type NameDialogProps = {
  title: string
  submitLabel: string
  width?: 'small'
  initial?: string
  findProblem: (name: string) => ReturnType<typeof findNameProblem>
  onName: (name: string) => void
  onClose: () => void
  /** What else there is to say about it. */
  children?: ReactNode
}

/** Asks for the name of something in the project; what is wrong with it is told once it was tried. */
export function NameDialog(props: NameDialogProps) {
  const { title, submitLabel, width, initial = '', findProblem, onName, onClose, children } = props
  const { t } = useTranslation('kidsCodeBlocks')
  const [name, setName] = useState(initial)
  const [isTried, setTried] = useState(false)
  const problem = findProblem(name)

  function submit() {
    setTried(true)
    if (!problem) onName(name)
  }

  return (
    <FormDialog
      title={title}
      {...(width && { width })}
      submitLabel={submitLabel}
      cancelLabel={t('declare.cancel')}
      isPending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        label={t('declare.name')}
        error={isTried && problem ? t(`declare.problem.${problem}`) : undefined}
        isRequired
        value={name}
        maxLength={LIMITS.nameLength}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      {children}
    </FormDialog>
  )
}

type ManageDialogProps = {
  kind: DeclaredKind
  project: Project
  owner: string
  onChange: (project: Project) => void
  onNew: () => void
  onClose: () => void
}

/** Everything of a kind that the owner sees, with ways to rename and delete it. */
export function ManageDialog({ kind, project, owner, onChange, onNew, onClose }: ManageDialogProps) {
  const { t } = useTranslation('kidsCodeBlocks')
  const [renamed, setRenamed] = useState<Declared | null>(null)
  const [removed, setRemoved] = useState<Declared | null>(null)
  const things = listDeclared(project, kind, owner)
  const uses = removed ? countUses(project, kind, removed.id) : 0

  function tellScope(thing: Declared): string {
    const sprite = project.sprites.find(({ id }) => id === thing.owner)
    return sprite ? t('declare.onlyThis', { name: sprite.name }) : t('declare.everyone')
  }

  return (
    <Dialog
      title={t(`declare.title.${kind}`)}
      width="small"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onNew}>
          <Plus aria-hidden />
          {t(`declare.new.${kind}`)}
        </Button>
      }
    >
      {things.length === 0 && <p className="text-muted">{t('declare.empty')}</p>}
      <ul className="flex flex-col">
        {things.map((thing) => (
          <li key={thing.id} className="flex items-center gap-1 border-border border-b py-1 last:border-b-0">
            <div className="min-w-0 flex-1 break-words py-1">
              <p className="font-medium">{thing.name}</p>
              {(kind === 'variable' || kind === 'list') && <p className="text-muted">{tellScope(thing)}</p>}
            </div>
            <IconButton
              label={t('declare.rename', { name: thing.name })}
              icon={<Pencil />}
              onClick={() => setRenamed(thing)}
            />
            <IconButton
              label={t('declare.delete', { name: thing.name })}
              icon={<Trash2 />}
              onClick={() => setRemoved(thing)}
            />
          </li>
        ))}
      </ul>
      {renamed && (
        <RenameDialog
          kind={kind}
          project={project}
          thing={renamed}
          onRename={(name) => {
            setRenamed(null)
            onChange(renameDeclared(project, kind, renamed.id, name))
          }}
          onClose={() => setRenamed(null)}
        />
      )}
      {removed && (
        <AlertDialog
          title={t('declare.deleteTitle', { name: removed.name })}
          description={uses > 0 ? t('declare.deleteUsed', { count: uses }) : t('declare.deleteUnused')}
          confirmLabel={t('declare.confirmDelete')}
          isDestructive
          onConfirm={() => onChange(removeDeclared(project, kind, removed.id))}
          onClose={() => setRemoved(null)}
        />
      )}
    </Dialog>
  )
}

type RenameDialogProps = {
  kind: DeclaredKind
  project: Project
  thing: Declared
  onRename: (name: string) => void
  onClose: () => void
}

function RenameDialog({ kind, project, thing, onRename, onClose }: RenameDialogProps) {
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
