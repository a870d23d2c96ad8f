import { useState } from 'react'
import type { Profile } from '#contract/profile/profile.ts'
import { TeachingCard } from '../teaching/teaching-card.tsx'
import { EditForm } from './edit-form.tsx'
import { PersonCard } from './person-card.tsx'
import { StatList } from './stat-list.tsx'

/** Opens for reading; Cancel or a successful save leads back there. */
export function OverviewTab({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="flex flex-col gap-6">
      {isEditing ? (
        <EditForm user={profile.user} onClose={() => setEditing(false)} />
      ) : (
        <PersonCard user={profile.user} onEdit={() => setEditing(true)} />
      )}
      {profile.user.isTeacher && <TeachingCard />}
      <StatList stats={profile.stats} isGamified={profile.settings.study.gamification_enabled} />
    </div>
  )
}
