import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { findNameProblem } from '#engines/kids-code/editing/declarations.ts'
import { LIMITS } from '#engines/kids-code/program/limits.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
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
