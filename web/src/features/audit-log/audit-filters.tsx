import { useTranslation } from 'react-i18next'
import { AUDIT_ACTIONS, type AuditAction } from '#contract/admin/audit-actions.ts'
import type { AuditPerson } from '#contract/admin/audit-log.ts'
import { Button } from '../../ui/actions/button.tsx'
import { Combobox } from '../../ui/forms/combobox.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { Select, SelectItem, SelectItems } from '../../ui/forms/select.tsx'
import { type AuditAddress, INVOLVEMENTS, isWhole, WHOLE_LOG } from './audit-address.ts'
import { PersonFilter } from './person-filter.tsx'
import { SUBJECT_TYPES, useAuditWords } from './use-audit-words.ts'
import { TextField } from '../../ui/forms/text-field.tsx'

type AuditFiltersProps = {
  address: AuditAddress
  person: AuditPerson | null
  onChange: (address: AuditAddress) => void
}

const ANY = 'any'

export function AuditFilters({ address, person, onChange }: AuditFiltersProps) {
  const { t } = useTranslation('auditLog')
  const { sayThing } = useAuditWords()
  const set = (part: Partial<AuditAddress>) => onChange({ ...address, ...part })
  const { thing, action, from, to } = address
  // The sentence without its names: "looked at the badges of …".
  const actions = (Object.keys(AUDIT_ACTIONS) as AuditAction[])
    .map((value) => ({
      value,
      label: t(`action.${AUDIT_ACTIONS[value]}`, { actor: '…', subject: '…' }),
    }))
    .sort((one, other) => one.label.localeCompare(other.label))
  return (
    <search aria-label={t('filters.label')} className="grid grid-cols-2 items-start gap-3 lg:grid-cols-4">
      <PersonFilter
        chosen={address.person ? person : null}
        isChosen={address.person !== null}
        onChoose={(id) => set({ person: id === null ? null : { as: address.person?.as ?? 'person', id } })}
      />
      {address.person && (
        <Field label={t('roleLabel')} className="col-span-2">
          <Select
            value={address.person.as}
            onValueChange={(value) => {
              const as = INVOLVEMENTS.find((one) => one === value)
              if (as && address.person) set({ person: { as, id: address.person.id } })
            }}
          >
            <SelectItems values={INVOLVEMENTS} nameOf={(as) => t(`role.${as}`)} />
          </Select>
        </Field>
      )}
      <Field label={t('filters.action')} className="col-span-2">
        <Combobox
          options={[{ value: ANY, label: t('filters.anyAction') }, ...actions]}
          value={action ?? ANY}
          onValueChange={(value) =>
            set({ action: actions.find((one) => one.value === value)?.value ?? null })
          }
        />
      </Field>
      <Field label={t('filters.subject')} className="col-span-2">
        <Select
          value={thing?.type ?? ANY}
          onValueChange={(value) => set({ thing: value === ANY ? null : { type: value, id: null } })}
        >
          <SelectItem value={ANY}>{t('filters.anySubject')}</SelectItem>
          <SelectItems
            values={[
              ...SUBJECT_TYPES,
              ...(thing && !SUBJECT_TYPES.some((one) => one === thing.type) ? [thing.type] : []),
            ]}
            nameOf={(type) => sayThing(type)}
          />
        </Select>
      </Field>
      <TextField
        label={t('filters.from')}
        type="date"
        value={from ?? ''}
        max={to ?? undefined}
        onChange={({ target }) => set({ from: target.value || null })}
      />
      <TextField
        label={t('filters.to')}
        type="date"
        value={to ?? ''}
        min={from ?? undefined}
        onChange={({ target }) => set({ to: target.value || null })}
      />
      {!isWhole(address) && (
        <Button variant="ghost" className="justify-self-start" onClick={() => onChange(WHOLE_LOG)}>
          {t('filters.clear')}
        </Button>
      )}
      {thing?.id && (
        <p role="status" className="col-span-full text-muted">
          {t('filters.one', { what: sayThing(thing.type), id: thing.id })}
        </p>
      )}
    </search>
  )
}
