import { BookCheck, Bot, CircleHelp } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ChatMessage } from '#contract/study/chat.ts'

/** Says plainly who answered, so that nobody takes a guess for a quotation. */
export function EngineLabel({ message: { metadata, sources } }: { message: ChatMessage }) {
  const { t } = useTranslation('chat')
  if (!metadata) return null
  const isWritten = metadata.engine === 'llm'
  const isQuoted = !isWritten && metadata.isAnswered && sources.length > 0
  const Icon = isWritten ? Bot : isQuoted ? BookCheck : CircleHelp
  const words = isWritten
    ? t('engine.model')
    : isQuoted
      ? t('engine.material')
      : metadata.isAnswered
        ? t('engine.embedded')
        : t('engine.nothing')
  return (
    <p className="flex items-start gap-1.5 text-muted">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <span className="min-w-0">
        {words}
        {metadata.fallback && ` ${t(`fallback.${metadata.fallback}`)}`}
      </span>
    </p>
  )
}
