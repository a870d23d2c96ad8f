import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { declareOwnBlock, findNameProblem } from '#engines/kids-code/editing/declarations.ts'
import { LIMITS } from '#engines/kids-code/program/limits.ts'
import type { Parameter, Project } from '#engines/kids-code/program/project.ts'
import { Button } from '../../../../ui/actions/button.tsx'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Field } from '../../../../ui/forms/field.tsx'
import { Input } from '../../../../ui/forms/input.tsx'
import { NameDialog } from './name-dialog.tsx'

type OwnBlockDialogProps = {
  project: Project
  onMade: (made: { project: Project; id: string }) => void
  onClose: () => void
}

type Row = Omit<Parameter, 'id'> & { key: number }

export function OwnBlockDialog({ project, onMade, onClose }: OwnBlockDialogProps) {
  const { t } = useTranslation('kidsCodeBlocks')
  const [rows, setRows] = useState<Row[]>([])
  const count = useRef(0)

  function add(kind: Parameter['kind']) {
    count.current += 1
    setRows([...rows, { key: count.current, name: '', kind }])
  }

  return (
    <NameDialog
      title={t('declare.new.own-block')}
      submitLabel={t('declare.create')}
      findProblem={(name) => findNameProblem(project, 'own-block', name)}
      onName={(name) => onMade(declareOwnBlock(project, name, rows))}
      onClose={onClose}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="font-medium">{t('declare.parameters')}</legend>
        <p className="text-muted">{t('declare.parametersHint')}</p>
        {rows.map((row) => (
          <div key={row.key} className="flex items-end gap-2">
            <Field label={t(`declare.parameterName.${row.kind}`)} className="min-w-0 flex-1">
              <Input
                value={row.name}
                maxLength={LIMITS.nameLength}
                autoComplete="off"
                onChange={(event) =>
                  setRows(rows.map((one) => (one === row ? { ...row, name: event.target.value } : one)))
                }
              />
            </Field>
            <IconButton
              label={t('declare.removeParameter', { name: row.name || t('declare.unnamedParameter') })}
              icon={<Trash2 />}
              onClick={() => setRows(rows.filter((one) => one !== row))}
            />
          </div>
        ))}
        {rows.length < LIMITS.parameters && (
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => add('value')}>
              <Plus aria-hidden />
              {t('declare.addValue')}
            </Button>
            <Button variant="outline" onClick={() => add('condition')}>
              <Plus aria-hidden />
              {t('declare.addCondition')}
            </Button>
          </div>
        )}
      </fieldset>
    </NameDialog>
  )
}
