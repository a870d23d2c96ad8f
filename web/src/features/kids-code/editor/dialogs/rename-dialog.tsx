import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Declared, type DeclaredKind, findNameProblem } from '#engines/kids-code/editing/declarations.ts'
import { LIMITS } from '#engines/kids-code/program/limits.ts'
import type { Project } from '#engines/kids-code/program/project.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Input } from '../../../../ui/forms/input.tsx'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'

type RenameDialogProps = {
  kind: DeclaredKind
  project: Project
  thing: Declared
  onRename: (name: string) => void
  onClose: () => void
}

export function RenameDialog({ kind, project, thing, onRename, onClose }: RenameDialogProps) {
  const { t } = useTranslation('kidsCodeBlocks')
  const [name, setName] = useState(thing.name)
  const [isTried, setTried] = useState(false)
  const problem = findNameProblem(project, kind, name, { owner: thing.owner, except: thing.id })

  function submit() {
    setTried(true)
    if (!problem) onRename(name)
  }

  return (
    <FormDialog
      title={t('declare.renameTitle', { name: thing.name })}
      width="small"
      submitLabel={t('declare.save')}
      cancelLabel={t('declare.cancel')}
      isPending={false}
      onSubmit={submit}
      onClose={onClose}
    >
      <Field
        label={t('declare.name')}
        error={isTried && problem ? t(`declare.problem.${problem}`) : undefined}
        isRequired
      >
        <Input
          value={name}
          maxLength={LIMITS.nameLength}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
