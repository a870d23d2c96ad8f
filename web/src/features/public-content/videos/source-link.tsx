import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/actions/button.tsx'

export function SourceLink({ url }: { url: string }) {
  const { t } = useTranslation('publicContent')
  return (
    <Button asChild variant="ghost">
      <a href={url} target="_blank" rel="noreferrer noopener">
        <ExternalLink aria-hidden="true" />
        {t('videos.open')}
      </a>
    </Button>
  )
}
