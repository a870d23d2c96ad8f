import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeclaredKind, declare, findNameProblem } from '#engines/kids-code/editing/declarations.ts'
import { LIMITS } from '#engines/kids-code/program/limits.ts'
import { type Project, STAGE_ID } from '#engines/kids-code/program/project.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Input } from '../../../../ui/forms/input.tsx'
import { Radio, RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { FormDialog } from '../../../../ui/overlays/form-dialog.tsx'

type DeclareDialogProps = {
  kind: Exclude<DeclaredKind, 'own-block'>
  project: Project
  owner: string
  onMade: (made: { project: Project; id: string }) => void
  onClose: () => void
}

/** A variable or a list for all sprites or for one; a message is always for all. */
export function DeclareDialog({ kind, project, owner, onMade, onClose }: DeclareDialogProps) {
  const { t } = useTranslation('kidsCodeBlocks')
  const [name, setName] = useState('')
  const [scope, setScope] = useState<'everyone' | 'own'>('everyone')
  const [isTried, setTried] = useState(false)
  const sprite = project.sprites.find(({ id }) => id === owner)
  const chosen = scope === 'own' && kind !== 'message' ? owner : null
  const problem = findNameProblem(project, kind, name, { owner: chosen })

  function submit() {
    setTried(true)
    if (!problem) onMade(declare(project, kind, name, chosen))
  }

  return (
    <FormDialog
      title={t(`declare.new.${kind}`)}
      width="small"
      submitLabel={t('declare.create')}
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
      {kind !== 'message' && owner !== STAGE_ID && sprite && (
        <Field label={t('declare.scope')}>
          <RadioGroup value={scope} onValueChange={(value) => setScope(value === 'own' ? 'own' : 'everyone')}>
            <Radio value="everyone" label={t('declare.everyone')} />
            <Radio value="own" label={t('declare.onlyThis', { name: sprite.name })} />
          </RadioGroup>
        </Field>
      )}
    </FormDialog>
  )
}
