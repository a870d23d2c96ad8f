import { Eraser } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { FetchedDialog } from '../../study/fetched-dialog.tsx'
import { historyQuery } from '../chat.data.ts'
import { forgetGoing } from '../send/runs.ts'
import { useSessionDeeds } from './use-session-deeds.ts'

const loadQuestion = async () => (await import('./clear-history-question.tsx')).ClearHistoryQuestion

type ClearHistoryProps = {
  user: User
  /** Clears what was said about it; null clears what was said outside of sessions. */
  subject: string | null
}

export function ClearHistory({ user, subject }: ClearHistoryProps) {
  const { t } = useTranslation('chat')
  const [isAsked, setAsked] = useState(false)
  const deeds = useSessionDeeds(user)

  async function clear() {
    if (await deeds.clear(subject)) forgetGoing(JSON.stringify(historyQuery(user.id, { subject }).queryKey))
  }

  return (
    <>
      <IconButton label={t('clear.action')} icon={<Eraser />} onClick={() => setAsked(true)} />
      {isAsked && (
        <FetchedDialog
          load={loadQuestion}
          props={{ subject, onConfirm: () => void clear(), onClose: () => setAsked(false) }}
        />
      )}
    </>
  )
}
