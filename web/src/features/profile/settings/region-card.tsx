import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LANGUAGES } from '#contract/profile/languages.ts'
import { THEMES, TIMEZONES } from '#contract/profile/profile.ts'
import { NetworkError } from '../../../api/call.ts'
import { chooseLanguage } from '../../../kit/language/choose-language.ts'
import { chooseTheme, readTheme } from '../../../kit/theme/theme-store.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { useUpdateProfile } from '../profile.data.ts'
import { useSaveNotices } from './use-save-notices.ts'

/** Kept with the account, not with the settings (documented), and on every device. */
export function RegionCard({ user }: { user: User }) {
  const { t, i18n } = useTranslation('profile')
  const update = useUpdateProfile()
  const notices = useSaveNotices()
  const shown = { ...user, ...(update.isPending ? update.variables : {}) }
  // An account may stand in the zone of the device it was made on.
  const zones = [...new Set<string>([...TIMEZONES, user.timezone])]

  function changeTheme(value: string) {
    const themePreference = THEMES.find((theme) => theme === value)
    if (!themePreference) return
    const before = readTheme()
    chooseTheme(themePreference)
    update.mutate(
      { themePreference },
      {
        onSuccess: notices.onSuccess,
        onError: (error) => {
          chooseTheme(before)
          notices.onError(error)
        },
      },
    )
  }

  async function changeLanguage(value: string) {
    const languagePreference = LANGUAGES.find((language) => language === value)
    if (!languagePreference) return
    const before = i18n.language
    try {
      await chooseLanguage(languagePreference)
    } catch {
      notices.onError(new NetworkError('The words could not be fetched'))
      return
    }
    update.mutate(
      { languagePreference },
      {
        onSuccess: notices.onSuccess,
        onError: (error) => {
          void chooseLanguage(before)
          notices.onError(error)
        },
      },
    )
  }

  return (
    <Card className="flex flex-col gap-5">
      <CardTitle>{t('region.title')}</CardTitle>
      <Field label={t('region.timezone')} description={t('region.timezoneHelp')}>
        <Select value={shown.timezone} onValueChange={(timezone) => update.mutate({ timezone }, notices)}>
          {zones.map((zone) => (
            <SelectItem key={zone} value={zone}>
              {nameZone(zone, t)}
            </SelectItem>
          ))}
        </Select>
      </Field>
      <Field label={t('region.language')} description={t('region.languageHelp')}>
        <Select value={shown.languagePreference} onValueChange={(value) => void changeLanguage(value)}>
          {LANGUAGES.map((language) => (
            <SelectItem key={language} value={language}>
              {t(`region.${language}`)}
            </SelectItem>
          ))}
        </Select>
      </Field>
      <Field label={t('region.theme')}>
        <Select value={shown.themePreference} onValueChange={changeTheme}>
          {THEMES.map((theme) => (
            <SelectItem key={theme} value={theme}>
              {t(`region.${theme}`)}
            </SelectItem>
          ))}
        </Select>
      </Field>
    </Card>
  )
}

const ZONE_NAMES = {
  UTC: 'region.utc',
  'America/New_York': 'region.eastern',
  'America/Chicago': 'region.central',
  'America/Denver': 'region.mountain',
  'America/Los_Angeles': 'region.pacific',
} as const

function nameZone(zone: string, t: ReturnType<typeof useTranslation<'profile'>>['t']): string {
  const named = TIMEZONES.find((one) => one === zone)
  return named ? t(ZONE_NAMES[named]) : zone.replaceAll('_', ' ')
}
