import { useTranslation } from 'react-i18next'
import { ASSIGNMENT_KINDS, type AssignmentKind } from '#engines/assignments/index.ts'
import { WORK_ICONS } from '../../../kit/classroom/work/work-kinds.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { ChoiceCard, RadioGroup } from '../../../ui/forms/radio-group.tsx'

type KindFieldProps = { kind: AssignmentKind; isDisabled: boolean; onChange: (kind: AssignmentKind) => void }

export function KindField({ kind, isDisabled, onChange }: KindFieldProps) {
  const { t } = useTranslation(['assignments', 'work'])
  return (
    <Field label={t('form.kind')}>
      <RadioGroup
        value={kind}
        disabled={isDisabled}
        onValueChange={(value) => onChange(value as AssignmentKind)}
        className="grid! gap-3 sm:grid-cols-2 lg:grid-cols-3"
      >
        {ASSIGNMENT_KINDS.map((name) => {
          const Icon = WORK_ICONS[name]
          return (
            <ChoiceCard
              key={name}
              value={name}
              icon={<Icon aria-hidden="true" />}
              label={t(`work:kinds.${name}`)}
              description={t(`form.kindHelp.${name}`)}
            />
          )
        })}
      </RadioGroup>
    </Field>
  )
}
