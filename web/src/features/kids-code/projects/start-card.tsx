import { Lightbulb, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '../../../kit/app-link.tsx'
import { usePagePath } from '../../../kit/navigation/use-page-path.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Card } from '../../../ui/layout/card.tsx'
import { findPicture } from '../pictures/find-picture.ts'

/** The first thing on the page: begin. */
export function StartCard() {
  const { t } = useTranslation('kidsCodeProjects')
  const path = usePagePath('kidsCode')
  return (
    <Card tone="brand" className="flex flex-wrap items-center gap-x-6 gap-y-4">
      <div aria-hidden="true" className="flex items-end gap-2">
        <img src={findPicture('sprites/cat/one')} alt="" className="size-20 sm:size-24" />
        <img src={findPicture('sprites/robot/one')} alt="" className="size-16 max-sm:hidden" />
      </div>
      <div className="min-w-0 flex-1 basis-60">
        <h2 className="font-semibold text-xl">{t('start.title')}</h2>
        <p>{t('start.text')}</p>
      </div>
      <div className="flex flex-wrap gap-3 max-sm:w-full lg:max-2xl:flex-col">
        <Button asChild size="large" className="min-h-14 max-sm:w-full">
          <AppLink to={path} search={{ project: 'new' }}>
            <Plus aria-hidden="true" />
            {t('start.new')}
          </AppLink>
        </Button>
        <Button asChild variant="outline" size="large" className="min-h-14 max-sm:w-full">
          <AppLink to={path} search={{ tab: 'examples' }}>
            <Lightbulb aria-hidden="true" />
            {t('start.examples')}
          </AppLink>
        </Button>
      </div>
    </Card>
  )
}
