import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeaderboardUser } from '#contract/leaderboard.ts'
import { SharedProfileDialog } from './shared-profile-dialog.tsx'

/** Who shows their profile to this viewer can be opened. */
export function LeaderName({ leader, isMe }: { leader: LeaderboardUser; isMe: boolean }) {
  const { t } = useTranslation('leaderboard')
  const [isOpen, setOpen] = useState(false)
  const name = isMe ? `${leader.displayName} ${t('you')}` : leader.displayName
  if (!leader.isShared || isMe) return <span className="min-w-0 font-medium">{name}</span>
  return (
    <span className="min-w-0">
      <button
        type="button"
        aria-label={t('profile.open', { name })}
        className="min-h-11 text-left font-medium text-brand-ink underline underline-offset-4 wrap-anywhere hover:decoration-2"
        onClick={() => setOpen(true)}
      >
        {name}
      </button>
      {isOpen && <SharedProfileDialog leader={leader} onClose={() => setOpen(false)} />}
    </span>
  )
}
