import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { LANGUAGES } from '#contract/profile/languages.ts'
import { type Profile, THEMES, TIMEZONES } from '#contract/profile/profile.ts'
import {
  DAILY_GOAL,
  NOTIFICATION_TYPES,
  type NotificationSettings,
  type StudySettings,
} from '#contract/profile/settings.ts'
import { NetworkError } from '../../../api/call.ts'
import { useSchoolZone } from '../../../kit/classroom/school-zone.ts'
import { askToInstall, hasInstallPrompt } from '../../../kit/install-prompt.ts'
import { chooseLanguage } from '../../../kit/language/choose-language.ts'
import { useUser } from '../../../kit/session.ts'
import { chooseTheme, readTheme } from '../../../kit/theme/theme-store.ts'
import { useFailureToast } from '../../../kit/use-failure-toast.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { Radio, RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Select, SelectItems } from '../../../ui/forms/select.tsx'
import { Slider } from '../../../ui/forms/slider.tsx'
import { Card, CardDescription, CardTitle } from '../../../ui/layout/card.tsx'
import { useSaveNotification, useSaveStudy, useUpdateProfile } from '../profile.data.ts'
import { SettingSwitch, useSaveWords } from './setting-switch.tsx'

/** Kept with the account, not with the settings (documented), and on every device. */
function RegionCard({ user }: { user: User }) {
  const { t, i18n } = useTranslation('profile')
  const words = useSaveWords()
  const toastFailure = useFailureToast()
  const update = useUpdateProfile(words)
  const shown = { ...user, ...(update.isPending ? update.variables : {}) }
  // An account begins in the zone of the school or of the device it was made on.
  const zones = [...new Set<string>([...TIMEZONES, useSchoolZone(), user.timezone])]

  /** What was chosen is seen at once; a refusal puts the old state back. */
  function save(change: Parameters<typeof update.mutate>[0], putBack: () => void) {
    update.mutateAsync(change).catch(putBack)
  }

  function changeTheme(value: string) {
    const themePreference = THEMES.find((theme) => theme === value)
    if (!themePreference) return
    const before = readTheme()
    chooseTheme(themePreference)
    save({ themePreference }, () => readTheme() === themePreference && chooseTheme(before))
  }

  async function changeLanguage(value: string) {
    const languagePreference = LANGUAGES.find((language) => language === value)
    if (!languagePreference) return
    const before = i18n.language
    try {
      await chooseLanguage(languagePreference)
    } catch {
      toastFailure(words.failed, new NetworkError('The words could not be fetched'))
      return
    }
    save({ languagePreference }, () => i18n.language === languagePreference && void chooseLanguage(before))
  }

  return (
    <Card className="flex flex-col gap-5">
      <CardTitle>{t('region.title')}</CardTitle>
      <Field label={t('region.timezone')} description={t('region.timezoneHelp')}>
        <Select value={shown.timezone} onValueChange={(timezone) => update.mutate({ timezone })}>
          <SelectItems values={zones} nameOf={(zone) => nameZone(zone, t)} />
        </Select>
      </Field>
      <Field label={t('region.language')} description={t('region.languageHelp')}>
        <Select value={shown.languagePreference} onValueChange={(value) => void changeLanguage(value)}>
          <SelectItems values={LANGUAGES} nameOf={(language) => t(`region.${language}`)} />
        </Select>
      </Field>
      <Field label={t('region.theme')}>
        <Select value={shown.themePreference} onValueChange={changeTheme}>
          <SelectItems values={THEMES} nameOf={(theme) => t(`region.${theme}`)} />
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

const NAMES = {
  study_reminder: 'studyReminder',
  achievements: 'achievements',
  progress_updates: 'progressUpdates',
} as const

/** Only professionals share things with each other. */
const AT_WORK = { ...NAMES, progress_updates: 'progressUpdatesAtWork' } as const

function NotificationsCard({ notifications }: { notifications: NotificationSettings }) {
  const { t } = useTranslation('profile')
  const help = useUser()?.role === 'professional' ? AT_WORK : NAMES
  const save = useSaveNotification(useSaveWords())
  // What was chosen shows while it is on its way; a refusal puts the old state back.
  const sent = save.isPending ? save.variables : undefined
  return (
    <Card className="flex flex-col gap-2">
      <CardTitle>{t('notifications.title')}</CardTitle>
      <CardDescription>{t('notifications.text')}</CardDescription>
      {NOTIFICATION_TYPES.map((type) => (
        <SettingSwitch
          key={type}
          label={t(`notifications.${NAMES[type]}`)}
          description={t(`notificationHelp.${help[type]}`)}
          isOn={sent?.notification_type === type ? sent.enabled : notifications[type]}
          onChange={(enabled) => save.mutate({ notification_type: type, enabled })}
        />
      ))}
    </Card>
  )
}

/** Every control takes effect at once; there is nothing to save. */
export function SettingsTab({ profile: { user, settings } }: { profile: Profile }) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <StudyCard study={settings.study} />
      <div className="flex flex-col gap-6">
        <NotificationsCard notifications={settings.notifications} />
        <RegionCard user={user} />
        <InstallCard />
      </div>
    </div>
  )
}

/** Only where the browser has offered it, and not once it is answered. */
function InstallCard() {
  const { t } = useTranslation('device')
  const [isOffered, setOffered] = useState(hasInstallPrompt)
  if (!isOffered) return null
  return (
    <Card className="flex flex-col items-start gap-3">
      <CardTitle>{t('install.title')}</CardTitle>
      <p className="text-muted">{t('install.text')}</p>
      <Button
        variant="outline"
        onClick={() => {
          setOffered(false)
          void askToInstall()
        }}
      >
        {t('install.action')}
      </Button>
    </Card>
  )
}

function StudyCard({ study }: { study: StudySettings }) {
  const { t } = useTranslation('profile')
  const save = useSaveStudy(useSaveWords())
  const shown = { ...study, ...(save.isPending ? save.variables : {}) }
  return (
    <Card className="flex flex-col gap-6">
      <CardTitle>{t('study.title')}</CardTitle>
      <DailyGoal
        key={study.daily_goal_minutes}
        minutes={study.daily_goal_minutes}
        onSave={(daily_goal_minutes) => save.mutateAsync({ daily_goal_minutes })}
      />
      <Field label={t('study.style')} description={t('study.styleHelp')}>
        <RadioGroup
          value={shown.explanation_style}
          onValueChange={(style) =>
            save.mutate({ explanation_style: style as StudySettings['explanation_style'] })
          }
        >
          {(['detailed', 'concise', 'balanced'] as const).map((style) => (
            <Radio key={style} value={style} label={t(`study.${style}`)} />
          ))}
        </RadioGroup>
      </Field>
      <SettingSwitch
        label={t('study.gamification')}
        description={t('study.gamificationHelp')}
        isOn={shown.gamification_enabled}
        onChange={(gamification_enabled) => save.mutate({ gamification_enabled })}
      />
    </Card>
  )
}

/** Saved when the thumb is let go; a refused goal slides back. */
function DailyGoal({ minutes, onSave }: { minutes: number; onSave: (minutes: number) => Promise<unknown> }) {
  const { t } = useTranslation('profile')
  const [chosen, setChosen] = useState(minutes)
  const say = (value: number) => t('study.minutes', { count: value })
  return (
    <Field
      label={t('study.goal')}
      description={t('study.goalHelp')}
      aside={<span className="font-heading font-medium tabular-nums">{say(chosen)}</span>}
    >
      <Slider
        min={DAILY_GOAL.least}
        max={DAILY_GOAL.most}
        step={DAILY_GOAL.step}
        value={chosen}
        formatValue={say}
        onValueChange={setChosen}
        onValueCommit={(value) => value !== minutes && onSave(value).catch(() => setChosen(minutes))}
      />
    </Field>
  )
}
