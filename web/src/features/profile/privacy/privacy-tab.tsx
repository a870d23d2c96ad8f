import type { Profile } from '#contract/profile/profile.ts'
import { DataCard } from './data-card.tsx'
import { DevicesCard } from './devices-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PrivacyCard } from './privacy-card.tsx'
import { SecondFactorCard } from './second-factor/second-factor-card.tsx'
import { ProviderCard } from './sign-in/provider-card.tsx'

export function PrivacyTab({ profile: { user, settings } }: { profile: Profile }) {
  const isStaff = user.isTeacher || user.role === 'admin'
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <div className="flex flex-col gap-6">
        <PrivacyCard user={user} privacy={settings.privacy} />
        <DataCard user={user} isShared={settings.privacy.share_progress_with_parents} />
      </div>
      <div className="flex flex-col gap-6">
        <PasswordCard username={user.username} />
        <ProviderCard />
        {isStaff && <SecondFactorCard />}
        <DevicesCard />
      </div>
    </div>
  )
}
