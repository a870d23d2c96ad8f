import type { Profile } from '#contract/profile/profile.ts'
import { InstallCard } from './install-card.tsx'
import { NotificationsCard } from './notifications-card.tsx'
import { RegionCard } from './region-card.tsx'
import { StudyCard } from './study-card.tsx'

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
