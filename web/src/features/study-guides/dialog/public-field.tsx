import { Controller, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { GUARDIAN_PAGE, useIsShielded } from '../../../kit/guardian.data.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import type { GuideValues } from './guide-values.ts'

type PublicFieldProps = {
  form: UseFormReturn<GuideValues>
  user: User
  /** An admin took it from the public list, and only an admin puts it back. */
  isHidden: boolean
}

/** A child whose guardian has not agreed cannot share; what was shared before can be taken back all the same. */
export function PublicField({ form, user, isHidden }: PublicFieldProps) {
  const { t } = useTranslation('guides')
  const isShielded = useIsShielded(user)
  const shieldedText = (
    <>
      {t('shielded')}{' '}
      <AppLink {...GUARDIAN_PAGE} className="font-medium text-brand-ink underline">
        {t('shieldedLink')}
      </AppLink>
    </>
  )
  return (
    <Controller
      control={form.control}
      name="isPublic"
      render={({ field: { value, onChange, ...field } }) => (
        <Field
          label={t('publicLabel')}
          description={isHidden ? t('hiddenText') : isShielded ? shieldedText : t('publicText')}
          layout="inline"
        >
          <Switch checked={value} onCheckedChange={onChange} {...field} disabled={isShielded && !value} />
        </Field>
      )}
    />
  )
}
