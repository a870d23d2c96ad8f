import { MessageCircleQuestionMark } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { loadNamespaces } from '../../../messages/load-messages.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { useFetched } from '../../use-fetched.ts'
import { openChat, useDock } from './dock.ts'

/** For what opens over the page and covers the way to the chat. Not there while the chat stands beside it. */
export function AskTutorButton({ className = '-ms-4 self-start' }: { className?: string }) {
  const { canDock, isPanelOpen } = useDock()
  return canDock && isPanelOpen ? null : <WordedButton className={className} />
}

async function loadWords(): Promise<true> {
  await loadNamespaces('chat', 'study')
  return true
}

function WordedButton({ className }: { className: string }) {
  const { t } = useTranslation('chat')
  // Without its words it stays away; everything else on the screen works.
  const [hasWords] = useFetched(loadWords)
  if (!hasWords) return null
  return (
    <Button icon={MessageCircleQuestionMark} variant="ghost" className={className} onClick={openChat}>
      {t('dock.ask')}
    </Button>
  )
}
