import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { families } from '#contract/families/families.ts'
import { CHILDREN_KEY } from '../../kit/families/families.data.ts'
import { useWrite } from '../../kit/queries/use-write.ts'
import { useErrorText } from '../../kit/use-error-text.ts'
import { FormAlert } from '../../ui/forms/form-alert.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { FormDialog } from '../../ui/overlays/form-dialog.tsx'
import { toast } from '../../ui/toast/toast-store.ts'

/** One more child of the same account, by the code of the school's letter or mail. */
export function AddChildDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('families')
  const errorText = useErrorText()
  const [code, setCode] = useState('')
  const add = useWrite(families.addChild, {
    refreshes: [CHILDREN_KEY],
    onSuccess: ({ firstName }) => {
      toast({ title: t('add.done', { name: firstName }) })
      onClose()
    },
  })
  return (
    <FormDialog
      title={t('add.title')}
      description={t('add.text')}
      submitLabel={t('add.submit')}
      isPending={add.isPending}
      error={add.error}
      onSubmit={() => code.trim() !== '' && add.mutate({ code: code.trim() })}
      onClose={onClose}
    >
      {add.error && <FormAlert>{errorText(add.error)}</FormAlert>}
      <TextField
        label={t('add.code')}
        isRequired
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
    </FormDialog>
  )
}
