import { useTranslation } from 'react-i18next'
import { LONGEST_DOCUMENT } from '#contract/professional/documents.ts'
import { LONGEST_TITLE } from '#contract/study/fields.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Input } from '../../../ui/forms/input.tsx'
import { TabPanel } from '../../../ui/layout/tabs.tsx'
import { CharactersLeft } from '../../markdown/characters-left.tsx'
import { TagsField } from '../../study/tags-field.tsx'
import type { DocumentFaults, DocumentValues } from './document-values.ts'
import { FileField } from './file-field.tsx'
import { TextField, TextareaField } from '../../../ui/forms/text-field.tsx'

type AddFieldsProps = {
  values: DocumentValues
  file: File | null
  faults: DocumentFaults
  knownTags: readonly string[]
  onChange: (change: Partial<DocumentValues>) => void
  onFile: (file: File) => void
}

/** What each kind of document asks for; the name and the tags stand below all of them. */
export function AddFields({ values, file, faults, knownTags, onChange, onFile }: AddFieldsProps) {
  const { t } = useTranslation('documents')
  const { kind, title, content, address, tags } = values
  const isNameOptional = kind === 'page' || kind === 'file'
  const addressField = (
    <TextField
      label={t('field.address')}
      description={kind === 'page' ? t('field.addressPage') : t('field.addressReference')}
      error={faults.address && t(`fault.${faults.address}`)}
      isRequired
      type="url"
      inputMode="url"
      value={address}
      maxLength={2000}
      autoComplete="off"
      onChange={(event) => onChange({ address: event.target.value })}
    />
  )
  return (
    <>
      <TabPanel value="text">
        <TextareaField
          label={t('field.text')}
          description={t('field.textHelp')}
          error={faults.content && t(`fault.${faults.content}`, { count: LONGEST_DOCUMENT })}
          isRequired
          aside={<CharactersLeft length={content.length} maxLength={LONGEST_DOCUMENT} />}
          dir="auto"
          rows={8}
          value={content}
          onChange={(event) => onChange({ content: event.target.value })}
        />
      </TabPanel>
      <TabPanel value="page">{addressField}</TabPanel>
      <TabPanel value="file">
        <FileField file={file} error={faults.file && t(`fault.${faults.file}`)} onFile={onFile} />
      </TabPanel>
      <TabPanel value="reference">{addressField}</TabPanel>
      <Field
        label={t('field.title')}
        error={faults.title && t(`fault.${faults.title}`)}
        isRequired={!isNameOptional}
        isOptional={isNameOptional}
        {...(isNameOptional && {
          description: kind === 'page' ? t('field.titleOfPage') : t('field.titleOfFile'),
        })}
      >
        <Input
          dir="auto"
          value={title}
          maxLength={LONGEST_TITLE}
          autoComplete="off"
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <TagsField value={tags} onChange={(next) => onChange({ tags: next })} known={knownTags} />
    </>
  )
}
