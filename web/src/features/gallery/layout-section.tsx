import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/actions/button.tsx'
import { Accordion, AccordionItem } from '../../ui/layout/accordion.tsx'
import { Card, CardDescription, CardFooter, CardHeader, CardTitle } from '../../ui/layout/card.tsx'
import { Carousel } from '../../ui/layout/carousel.tsx'
import { Separator } from '../../ui/layout/separator.tsx'
import { Tab, TabList, TabPanel, Tabs } from '../../ui/layout/tabs.tsx'
import { GalleryGroup, GallerySection } from './gallery-parts.tsx'

const TABS = ['first', 'second', 'third'] as const
const QUOTES = ['quote1', 'quote2', 'quote3'] as const
const CAROUSEL_MS = 7000

export function LayoutSection() {
  const { t } = useTranslation('gallery')
  return (
    <GallerySection id="gallery-layout" title={t('section.layout')}>
      <GalleryGroup title={t('layout.cards')} isColumn>
        <Card>
          <CardHeader>
            <CardTitle level={4}>{t('layout.cardTitle')}</CardTitle>
            <CardDescription>{t('layout.cardText')}</CardDescription>
          </CardHeader>
          <CardFooter>
            <Button>{t('overlays.open')}</Button>
          </CardFooter>
        </Card>
        <Card accent="var(--subject-english)" isInteractive>
          <CardTitle level={4}>
            <a href="#gallery-layout" className="after:absolute after:inset-0 after:rounded-card">
              {t('layout.cardInteractive')}
            </a>
          </CardTitle>
          <CardDescription>{t('layout.cardAccent')}</CardDescription>
        </Card>
        <Card tone="brand">{t('layout.cardBrand')}</Card>
        <Card tone="sunken">{t('layout.cardSunken')}</Card>
        <Card tone="raised">{t('layout.cardRaised')}</Card>
        <Card>
          <p>{t('layout.separators')}</p>
          <Separator className="my-4" />
          <Separator label={t('layout.or')} />
        </Card>
      </GalleryGroup>
      <div className="flex flex-col gap-4">
        <h3 className="font-medium text-lg text-muted">{t('layout.tabs')}</h3>
        <Tabs defaultValue="first">
          <TabList label={t('layout.tabs')}>
            {TABS.map((tab) => (
              <Tab key={tab} value={tab}>
                {t(`layout.${tab}`)}
              </Tab>
            ))}
            <Tab value="unavailable" isDisabled>
              {t('layout.unavailable')}
            </Tab>
          </TabList>
          {TABS.map((tab) => (
            <TabPanel key={tab} value={tab}>
              {t('layout.panel', { name: t(`layout.${tab}`) })}
            </TabPanel>
          ))}
        </Tabs>
      </div>
      <div className="flex flex-col gap-4">
        <h3 className="font-medium text-lg text-muted">{t('layout.accordion')}</h3>
        <Accordion defaultOpen={['mind']}>
          <AccordionItem value="mind" title={t('layout.question')} headingLevel={4}>
            {t('layout.answer')}
          </AccordionItem>
          <AccordionItem value="offline" title={t('layout.question2')} headingLevel={4}>
            {t('layout.answer')}
          </AccordionItem>
        </Accordion>
      </div>
      <div className="flex flex-col gap-4">
        <h3 className="font-medium text-lg text-muted">{t('layout.carousel')}</h3>
        <Carousel label={t('layout.carousel')} intervalMs={CAROUSEL_MS}>
          {QUOTES.map((quote) => (
            <Card key={quote} className="h-full text-center text-lg">
              {t(`layout.${quote}`)}
            </Card>
          ))}
        </Carousel>
      </div>
    </GallerySection>
  )
}
