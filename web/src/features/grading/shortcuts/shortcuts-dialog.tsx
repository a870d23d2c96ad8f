import { useTranslation } from 'react-i18next'
import { Kbd } from '../../../ui/display/kbd.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

const KEYS = [
  ['next', ['J', '→']],
  ['previous', ['K', '←']],
  ['grade', ['G']],
  ['feedback', ['F']],
  ['waiting', ['U']],
  ['level', ['1', '…', '9']],
  ['comment', ['/']],
  ['saveNext', ['Ctrl + Enter']],
  ['save', ['Ctrl + S']],
  ['help', ['?']],
] as const

type ShortcutsDialogProps = {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  isOn: boolean
  onChange: (isOn: boolean) => void
  hasRubric: boolean
}

export function ShortcutsDialog({ isOpen, onOpenChange, isOn, onChange, hasRubric }: ShortcutsDialogProps) {
  const { t } = useTranslation('grading')
  return (
    <Dialog title={t('keys.title')} open={isOpen} onOpenChange={onOpenChange} width="small">
      <dl className="flex flex-col gap-2">
        {KEYS.filter(([name]) => hasRubric || name !== 'level').map(([name, keys]) => (
          <div key={name} className="flex items-center justify-between gap-4">
            <dt>{t(`keys.${name}`)}</dt>
            <dd className="flex shrink-0 gap-1">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <Field label={t('keys.on')} layout="inline" className="mt-4">
        <Switch checked={isOn} onCheckedChange={onChange} />
      </Field>
    </Dialog>
  )
}
