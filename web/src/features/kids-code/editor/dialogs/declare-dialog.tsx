import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type DeclaredKind, declare, findNameProblem } from '#engines/kids-code/editing/declarations.ts'
import { type Project, STAGE_ID } from '#engines/kids-code/program/project.ts'
import { Field } from '../../../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { NameDialog } from './name-dialog.tsx'

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
  const [scope, setScope] = useState<'everyone' | 'own'>('everyone')
  const sprite = project.sprites.find(({ id }) => id === owner)
  const chosen = scope === 'own' && kind !== 'message' ? owner : null

  return (
    <NameDialog
      title={t(`declare.new.${kind}`)}
      width="small"
      submitLabel={t('declare.create')}
      findProblem={(name) => findNameProblem(project, kind, name, { owner: chosen })}
      onName={(name) => onMade(declare(project, kind, name, chosen))}
      onClose={onClose}
    >
      {kind !== 'message' && owner !== STAGE_ID && sprite && (
        <Field label={t('declare.scope')}>
          <RadioGroup value={scope} onValueChange={(value) => setScope(value === 'own' ? 'own' : 'everyone')}>
            <Radio value="everyone" label={t('declare.everyone')} />
            <Radio value="own" label={t('declare.onlyThis', { name: sprite.name })} />
          </RadioGroup>
        </Field>
      )}
    </NameDialog>
  )
}
