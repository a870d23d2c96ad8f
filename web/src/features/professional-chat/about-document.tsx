import { FileText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatSession } from '#contract/study/chat.ts'
import { Button } from '../../ui/actions/button.tsx'

type AboutDocumentProps = {
  session: ChatSession
  /** The document that is open beside the chat. */
  openId: number | null
  onOpen: (id: number) => void
}

/** What a session is about, with the way to it. */
export function AboutDocument({ session, openId, onOpen }: AboutDocumentProps) {
  const { t } = useTranslation('documents')
  const { documentId, documentTitle } = session
  if (documentId === null) return null
  if (documentTitle === null)
    return <p className="border-border border-b px-4 py-2 text-muted">{t('screen.aboutDeleted')}</p>
  return (
    <div className="flex items-center gap-x-3 border-border border-b bg-fill px-4 py-1">
      <FileText aria-hidden="true" className="size-5 shrink-0 text-muted" />
      <span className="wrap-anywhere min-w-0 flex-1 py-1">{t('screen.about', { title: documentTitle })}</span>
      {openId === documentId ? (
        <span className="text-muted @max-4xl/page:hidden">{t('screen.shownNow')}</span>
      ) : null}
      <Button
        variant="ghost"
        className={openId === documentId ? '@4xl/page:hidden' : ''}
        aria-label={t('screen.openNamed', { title: documentTitle })}
        onClick={() => onOpen(documentId)}
      >
        {t('screen.open')}
      </Button>
    </div>
  )
}
