import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  type CookiePreferences,
  readCookiePreferences,
  saveCookiePreferences,
} from '../../../device/cookie-preferences.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import { Card } from '../../../ui/layout/card.tsx'

const KINDS = [
  'essential',
  'functional',
  'analytics',
  'marketing',
] as const satisfies readonly (keyof CookiePreferences)[]

export function CookieChoice() {
  const { t } = useTranslation('cookies')
  const [saved, setSaved] = useState(() => readCookiePreferences())
  const [chosen, setChosen] = useState(saved)
  const isChanged = KINDS.some((kind) => chosen[kind] !== saved[kind])

  function save(event: FormEvent) {
    event.preventDefault()
    try {
      saveCookiePreferences(chosen)
    } catch {
      window.alert(t('choose.failed'))
      return
    }
    setSaved(chosen)
    // Documented as an alert of the browser: it cannot be overlooked, and it does not go by itself.
    window.alert(t('choose.saved'))
  }

  return (
    <Card>
      <form onSubmit={save} aria-labelledby="choose-title" className="flex flex-col gap-5">
        {KINDS.map((kind) => (
          <Field
            key={kind}
            label={<span className="font-medium">{t(`choose.${kind}`)}</span>}
            description={t(`choose.${kind}Text`)}
            layout="inline"
            className="[&>p]:-mt-2 sm:[&>p]:ml-16"
          >
            <Switch
              checked={chosen[kind]}
              disabled={kind === 'essential'}
              onCheckedChange={(isOn) => setChosen((old) => ({ ...old, [kind]: isOn }))}
            />
          </Field>
        ))}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit">{t('choose.save')}</Button>
          <p role="status" className="text-muted">
            {isChanged && t('choose.unsaved')}
          </p>
        </div>
      </form>
    </Card>
  )
}
