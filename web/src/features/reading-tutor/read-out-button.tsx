import { Square, Volume2, VolumeX } from 'lucide-react'
import { type RefObject, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadOut } from '../../kit/speech/use-read-out.ts'
import { Button } from '../../ui/actions/button.tsx'

/** Reads a text out and marks what is being said. Without a voice it stays, and says why it does nothing. */
export function ReadOutButton({ text, isLarge }: { text: RefObject<HTMLElement | null>; isLarge: boolean }) {
  const { t } = useTranslation('reading')
  const reason = useId()
  const { canSpeak, isSpeaking, toggle } = useReadOut(text)
  const size = isLarge ? 'large' : 'medium'
  if (!canSpeak) {
    return (
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Button variant="outline" size={size} disabled aria-describedby={reason}>
          <VolumeX aria-hidden="true" />
          {t('voice.listen')}
        </Button>
        <span id={reason} className="text-muted">
          {t('voice.none')}
        </span>
      </div>
    )
  }
  return (
    <Button variant="secondary" size={size} onClick={toggle} className="self-start">
      {isSpeaking ? <Square aria-hidden="true" /> : <Volume2 aria-hidden="true" />}
      {isSpeaking ? t('voice.stop') : t('voice.listen')}
    </Button>
  )
}
