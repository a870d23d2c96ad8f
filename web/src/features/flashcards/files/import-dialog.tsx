import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { TagsField } from '../../../kit/study/tags-field.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FileDrop } from '../../../ui/forms/file-drop.tsx'
import { FormAlert } from '../../../ui/forms/form-alert.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Spinner } from '../../../ui/states/spinner.tsx'
import { tagsQuery } from '../flashcards.data.ts'
import { ImportPreviewView } from './import-preview.tsx'
import { type ImportOptions, type ImportPreview, useImport } from './use-import.ts'

const KINDS = '.apkg,.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain'
const USUAL: ImportOptions = { skipErrors: false, keepDuplicates: false, keepProgress: true, tags: [] }

export function ImportDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const { t } = useTranslation('flashcards')
  const cardImport = useImport(user, onClose)
  const [options, setOptions] = useState(USUAL)
  const { chosen, isLooking, isImporting, failureText } = cardImport
  const preview = chosen?.preview
  const count = preview ? countImported(preview, options) : 0
  const isBlocked = preview !== undefined && preview.errorCount > 0 && !options.skipErrors
  return (
    <Dialog
      open
      width="large"
      // What is being stored cannot be called back; it is over in a moment.
      onOpenChange={(isOpen) => !isOpen && !isImporting && onClose()}
      title={t('files.importTitle')}
      description={t('files.importText')}
      footer={
        chosen && (
          <>
            <Button variant="outline" onClick={cardImport.startOver} disabled={isImporting}>
              {t('files.other')}
            </Button>
            <Button
              onClick={() => cardImport.importNow(options)}
              isPending={isImporting}
              pendingLabel={t('files.importing')}
              disabled={count === 0 || isBlocked}
            >
              {t('files.importNow', { count })}
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-5">
        {failureText !== null && <FormAlert>{failureText}</FormAlert>}
        {isLooking ? (
          <Spinner label={t('files.reading')} />
        ) : chosen && preview ? (
          <>
            <ImportPreviewView name={chosen.name} preview={preview} />
            <Options user={user} preview={preview} options={options} onChange={setOptions} />
          </>
        ) : (
          <FileDrop
            kinds={KINDS}
            text={t('files.drop')}
            button={t('files.choose')}
            hint={t('files.kinds')}
            onFile={cardImport.look}
          />
        )}
      </div>
    </Dialog>
  )
}

function countImported({ cards, duplicates }: ImportPreview, { keepDuplicates }: ImportOptions): number {
  return keepDuplicates ? cards : cards - duplicates
}

type OptionsProps = {
  user: User
  preview: ImportPreview
  options: ImportOptions
  onChange: (options: ImportOptions) => void
}

function Options({ user, preview, options, onChange }: OptionsProps) {
  const { t } = useTranslation('flashcards')
  const known = useQuery(tagsQuery(user.id)).data ?? []
  const switches = [
    ...(preview.errorCount > 0
      ? [['skipErrors', t('files.skipErrors', { count: preview.errorCount })] as const]
      : []),
    ...(preview.duplicates > 0 ? [['keepDuplicates', t('files.keepDuplicates')] as const] : []),
    ...(preview.kind === 'anki' ? [['keepProgress', t('files.keepProgress')] as const] : []),
  ]
  return (
    <div className="flex flex-col gap-2">
      {switches.map(([name, label]) => (
        <Field key={name} label={label} layout="inline">
          <Checkbox
            checked={options[name]}
            onCheckedChange={(isOn) => onChange({ ...options, [name]: isOn === true })}
          />
        </Field>
      ))}
      <TagsField
        value={options.tags}
        onChange={(tags) => onChange({ ...options, tags })}
        known={known.map(({ tag }) => tag)}
      />
    </div>
  )
}
