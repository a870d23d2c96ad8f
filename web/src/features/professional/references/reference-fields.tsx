import { useTranslation } from 'react-i18next'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { REFERENCE_KINDS } from '#engines/citations/index.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import type { ReferenceFaults, ReferenceValues } from './reference-values.ts'
import { TextField, TextareaField } from '../../../ui/forms/text-field.tsx'

type ReferenceFieldsProps = {
  values: ReferenceValues
  faults: ReferenceFaults
  onChange: (change: Partial<ReferenceValues>) => void
}

type TextName = 'title' | 'year' | 'journal' | 'volume' | 'issue' | 'pages' | 'publisher' | 'doi' | 'url'

const LONGEST: Record<TextName, number> = {
  title: LONGEST_TITLE,
  year: 4,
  journal: 300,
  volume: 50,
  issue: 50,
  pages: 50,
  publisher: 300,
  doi: 300,
  url: 2000,
}

export function ReferenceFields({ values, faults, onChange }: ReferenceFieldsProps) {
  const { t } = useTranslation('professional')
  const isArticle = values.kind === 'article'
  const hasFault = (name: TextName): name is TextName & keyof ReferenceFaults =>
    Boolean(faults[name as keyof ReferenceFaults])
  const text = (name: TextName) => (
    <TextField
      label={name === 'publisher' && values.kind === 'webpage' ? t('field.site') : t(`field.${name}`)}
      error={hasFault(name) ? t(`fault.${name}`) : undefined}
      isRequired={name === 'title'}
      dir="auto"
      value={values[name]}
      maxLength={LONGEST[name]}
      autoComplete="off"
      inputMode={name === 'year' ? 'numeric' : name === 'url' ? 'url' : 'text'}
      onChange={(event) => onChange({ [name]: event.target.value })}
    />
  )
  return (
    <>
      {text('title')}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('field.kind')}>
          <Select
            value={values.kind}
            onValueChange={(kind) => onChange({ kind: kind as ReferenceValues['kind'] })}
          >
            <SelectItems values={REFERENCE_KINDS} nameOf={(kind) => t(`kind.${kind}`)} />
          </Select>
        </Field>
        {text('year')}
      </div>
      <TextareaField
        label={t('field.authors')}
        description={t('field.authorsHelp')}
        error={faults.authors ? t('fault.authors') : undefined}
        dir="auto"
        rows={3}
        value={values.authors}
        onChange={(event) => onChange({ authors: event.target.value })}
      />
      {isArticle ? (
        <>
          {text('journal')}
          <div className="grid gap-4 sm:grid-cols-3">
            {text('volume')}
            {text('issue')}
            {text('pages')}
          </div>
        </>
      ) : (
        text('publisher')
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        {text('doi')}
        {text('url')}
      </div>
    </>
  )
}
