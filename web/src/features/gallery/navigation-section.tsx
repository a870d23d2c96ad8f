import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Breadcrumb } from '../../ui/navigation/breadcrumb.tsx'
import { Pagination } from '../../ui/navigation/pagination.tsx'
import { GalleryGroup, GallerySection } from './gallery-parts.tsx'

export function NavigationSection() {
  const { t } = useTranslation('gallery')
  const [page, setPage] = useState(5)
  return (
    <GallerySection id="gallery-navigation" title={t('section.navigation')}>
      <GalleryGroup title={t('navigation.breadcrumb')}>
        <Breadcrumb>
          <a href="#gallery-navigation">{t('navigation.home')}</a>
          <a href="#gallery-navigation">{t('navigation.library')}</a>
          {t('navigation.here')}
        </Breadcrumb>
      </GalleryGroup>
      <GalleryGroup title={t('navigation.pagination')}>
        <Pagination page={page} pageCount={12} onPageChange={setPage} />
      </GalleryGroup>
    </GallerySection>
  )
}
