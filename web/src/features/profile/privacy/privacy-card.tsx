import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { type PrivacySettings, VISIBILITIES } from '#contract/profile/settings.ts'
import { AppLink } from '../../../kit/app-link.tsx'
import { GUARDIAN_PAGE, useIsShielded } from '../../../kit/guardian.data.ts'
import { Field } from '../../../ui/forms/field.tsx'
import { Select, SelectItem } from '../../../ui/forms/select.tsx'
import { Card, CardTitle } from '../../../ui/layout/card.tsx'
import { useSavePrivacy } from '../profile.data.ts'
import { SettingSwitch } from '../settings/setting-switch.tsx'
import { useSaveNotices } from '../settings/use-save-notices.ts'
import { listSwitches } from './list-switches.ts'

export function PrivacyCard({ user, privacy }: { user: User; privacy: PrivacySettings }) {
  const { t } = useTranslation('profile')
  const save = useSavePrivacy()
  const notices = useSaveNotices()
  const shown = { ...privacy, ...(save.isPending ? save.variables : {}) }
  return (
    <Card className="flex flex-col gap-5">
      <CardTitle>{t('privacy.title')}</CardTitle>
      <ShieldNote user={user} />
      <Field label={t('privacy.visibility')} description={t(`visibility.${shown.profile_visibility}Help`)}>
        <Select
          value={shown.profile_visibility}
          onValueChange={(value) => {
            const profile_visibility = VISIBILITIES.find((one) => one === value)
            if (profile_visibility) save.mutate({ profile_visibility }, notices)
          }}
        >
          {VISIBILITIES.map((visibility) => (
            <SelectItem key={visibility} value={visibility}>
              {t(`visibility.${visibility}`)}
            </SelectItem>
          ))}
        </Select>
      </Field>
      <div className="flex flex-col gap-2">
        {listSwitches(user).map(([key, name]) => (
          <SettingSwitch
            key={key}
            label={t(`privacy.${name}`)}
            description={t(`privacyHelp.${name}`)}
            isOn={shown[key]}
            onChange={(isOn) => save.mutate({ [key]: isOn }, notices)}
          />
        ))}
      </div>
    </Card>
  )
}

/** Until a guardian agrees nothing of a child is shown, whatever the switches say. */
function ShieldNote({ user }: { user: User }) {
  const { t } = useTranslation('profile')
  if (!useIsShielded(user)) return null
  return (
    <p className="rounded-control bg-info-soft p-3 text-info-ink">
      {t('privacy.shielded')}{' '}
      <AppLink {...GUARDIAN_PAGE} className="font-medium underline underline-offset-4">
        {t('privacy.shieldedLink')}
      </AppLink>
    </p>
  )
}
