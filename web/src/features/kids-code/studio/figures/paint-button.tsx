import { Brush } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../ui/actions/button.tsx'

/** Opens the paint box on the picture that is shown. */
export function PaintButton({ onPaint }: { onPaint: () => void }) {
  const { t } = useTranslation('kidsCodePaint')
  return (
    <Button variant="outline" onClick={onPaint}>
      <Brush aria-hidden="true" />
      {t('paint.open')}
    </Button>
  )
}
