import { useTranslation } from 'react-i18next'
import { MOST_BANDS, MOST_TERMS } from '#engines/gradebook/index.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import type { DraftBand, DraftTerm } from './draft-rules.ts'
import { LineList } from './line-list.tsx'

type BandLinesProps = { bands: DraftBand[]; onChange: (bands: DraftBand[]) => void }

export function BandLines({ bands, onChange }: BandLinesProps) {
  const { t } = useTranslation('gradebook')
  return (
    <LineList
      title={t('rules.bands')}
      addLabel={t('rules.addBand')}
      lines={bands}
      most={MOST_BANDS}
      makeLine={(key) => ({ key, name: '', from: '' })}
      onChange={onChange}
    >
      {(line, change) => (
        <>
          <Field label={t('rules.name')} className="min-w-28 flex-1">
            <Input
              value={line.name}
              maxLength={20}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field label={t('rules.from')} className="w-36">
            <Input
              inputMode="decimal"
              value={line.from}
              onChange={({ target }) => change({ from: target.value })}
            />
          </Field>
        </>
      )}
    </LineList>
  )
}

type TermLinesProps = { terms: DraftTerm[]; onChange: (terms: DraftTerm[]) => void }

export function TermLines({ terms, onChange }: TermLinesProps) {
  const { t } = useTranslation('gradebook')
  return (
    <LineList
      title={t('rules.terms')}
      addLabel={t('rules.addTerm')}
      lines={terms}
      most={MOST_TERMS}
      makeLine={(key) => ({ key, name: '', startsOn: '', endsOn: '' })}
      onChange={onChange}
    >
      {(line, change) => (
        <>
          <Field label={t('rules.name')} className="min-w-28 flex-1">
            <Input
              value={line.name}
              maxLength={60}
              onChange={({ target }) => change({ name: target.value })}
            />
          </Field>
          <Field label={t('rules.startsOn')} className="w-44">
            <Input
              type="date"
              value={line.startsOn}
              onChange={({ target }) => change({ startsOn: target.value })}
            />
          </Field>
          <Field label={t('rules.endsOn')} className="w-44">
            <Input
              type="date"
              value={line.endsOn}
              onChange={({ target }) => change({ endsOn: target.value })}
            />
          </Field>
        </>
      )}
    </LineList>
  )
}
