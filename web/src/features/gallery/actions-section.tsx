import { Ellipsis, Pencil, Save, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { GalleryGroup, GallerySection } from './gallery-parts.tsx'

const VARIANTS = ['primary', 'secondary', 'outline', 'ghost', 'destructive', 'link'] as const
const PENDING_MS = 2500

export function ActionsSection() {
  const { t } = useTranslation('gallery')
  const [isPending, setPending] = useState(false)

  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setPending(false), PENDING_MS)
    return () => clearTimeout(timer)
  }, [isPending])

  return (
    <GallerySection id="gallery-actions" title={t('section.actions')}>
      <GalleryGroup title={t('actions.variants')}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            {t(`actions.${variant}`)}
          </Button>
        ))}
      </GalleryGroup>
      <GalleryGroup title={t('actions.sizes')}>
        <Button size="large">{t('actions.large')}</Button>
        <Button>
          <Save aria-hidden="true" />
          {t('actions.withIcon')}
        </Button>
        <Button variant="outline" asChild>
          <a href="#gallery-actions">{t('actions.asLink')}</a>
        </Button>
        <Button isFullWidth variant="secondary">
          {t('actions.fullWidth')}
        </Button>
      </GalleryGroup>
      <GalleryGroup title={t('actions.states')}>
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant} disabled>
            {t('actions.disabled')}
          </Button>
        ))}
        <Button
          isPending={isPending}
          pendingLabel={t('actions.pendingLabel')}
          onClick={() => setPending(true)}
        >
          {t('actions.pending')}
        </Button>
        <Button isPending pendingLabel={t('actions.pendingLabel')}>
          {t('actions.pending')}
        </Button>
        <Button isPending variant="outline">
          {t('actions.pendingOnly')}
        </Button>
      </GalleryGroup>
      <GalleryGroup title={t('actions.icons')}>
        <IconButton label={t('actions.edit')} icon={<Pencil aria-hidden="true" />} />
        <IconButton label={t('actions.more')} icon={<Ellipsis aria-hidden="true" />} variant="outline" />
        <IconButton label={t('actions.remove')} icon={<Trash2 aria-hidden="true" />} variant="destructive" />
      </GalleryGroup>
    </GallerySection>
  )
}
