import { useQuery } from '@tanstack/react-query'
import { BookOpen, ExternalLink, type LucideIcon, Paperclip, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { User } from '#contract/accounts.ts'
import type { CollegeResources } from '#contract/college/college.ts'
import { AppLink } from '../../kit/app-link.tsx'
import type { AppTarget } from '../../kit/navigation/app-target.ts'
import { QueryView } from '../../kit/queries/query-view.tsx'
import { useSettled } from '../../kit/study/use-settled.ts'
import { withUser } from '../../kit/with-user.tsx'
import { OpenBook } from '../../ui/drawings/open-book.tsx'
import { formatDuration } from '../../ui/format/format-duration.ts'
import { SearchInput } from '../../ui/forms/search-input.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { SkeletonBlocks } from '../../ui/states/skeleton.tsx'
import { resourcesQuery } from './college.data.ts'

export const ResourcesScreen = withUser(Resources)

function Resources({ user }: { user: User }) {
  const { t } = useTranslation('college')
  const [typed, setTyped] = useState('')
  const search = useSettled(typed.trim())
  const found = useQuery(resourcesQuery(user.id, search))
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('resources.title')} intro={t('resources.text')} />
      <SearchInput
        value={typed}
        onValueChange={setTyped}
        maxLength={200}
        label={t('resources.search')}
        className="max-w-xl"
      />
      <QueryView
        query={found}
        failed={t('resources.failed')}
        loading={<SkeletonBlocks blocks={['h-28']} times={4} className="grid gap-4 lg:grid-cols-2" />}
      >
        {(data) => <Lists found={data} search={search} />}
      </QueryView>
    </div>
  )
}

function Lists({ found, search }: { found: CollegeResources; search: string }) {
  const { t } = useTranslation('college')
  const { guides, videos, resources } = found
  const count = guides.length + videos.length + resources.length
  if (count === 0)
    return search === '' ? (
      <EmptyState drawing={<OpenBook />} title={t('resources.none')} description={t('resources.noneText')} />
    ) : (
      <EmptyState title={t('resources.noneFound', { search })} />
    )
  return (
    <>
      <p role="status" className="sr-only">
        {search !== '' && t('resources.found', { count })}
      </p>
      <Section heading={t('resources.classes')}>
        {resources.map((one) => (
          <ResourceCard
            key={one.id}
            icon={Paperclip}
            resource={one}
            facts={[one.className, one.resourceType]}
            href={one.resourceUrl}
          />
        ))}
      </Section>
      <Section heading={t('resources.guides')}>
        {guides.map((one) => (
          <ResourceCard
            key={one.id}
            icon={BookOpen}
            resource={one}
            facts={[one.subject]}
            link={{ to: '/college/study-guides', search: { guide: one.id } }}
          />
        ))}
      </Section>
      <Section heading={t('resources.videos')}>
        {videos.map((one) => (
          <ResourceCard
            key={one.id}
            icon={Play}
            resource={one}
            facts={[one.subject, one.duration === null ? null : formatDuration(one.duration)]}
            link={{ to: '/college/video-content', search: { video: one.id } }}
          />
        ))}
      </Section>
    </>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode[] }) {
  if (children.length === 0) return null
  return (
    <section aria-label={heading} className="flex flex-col gap-3">
      <h2 className="font-semibold text-2xl">{heading}</h2>
      <ul className="grid gap-4 lg:grid-cols-2">{children}</ul>
    </section>
  )
}

type ResourceCardProps = {
  icon: LucideIcon
  resource: { title: string; description: string | null }
  facts: readonly (string | null)[]
  /** A page of the product, or else an address outside of it; without either there is only the text. */
  link?: AppTarget
  href?: string | null
}

function ResourceCard({ icon: Icon, resource, facts, link, href }: ResourceCardProps) {
  const { t } = useTranslation('college')
  const { title, description } = resource
  const stretched = 'wrap-anywhere rounded-card after:absolute after:inset-0 after:rounded-card'
  // A teacher typed it: no other scheme becomes a link.
  const address = href && /^https?:\/\//i.test(href) ? href : null
  const known = facts.filter((fact) => fact !== null && fact !== '')
  return (
    <li>
      <Card
        isInteractive={Boolean(link ?? address)}
        padding="small"
        className="flex h-full items-start gap-4"
      >
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-brand-soft text-brand-ink">
          <Icon aria-hidden="true" className="size-6" />
        </span>
        <div className="min-w-0">
          <h3 className="wrap-anywhere font-medium text-lg">
            {link ? (
              <AppLink {...link} className={stretched}>
                {title}
              </AppLink>
            ) : address ? (
              <a href={address} target="_blank" rel="noopener noreferrer" className={stretched}>
                {title} <ExternalLink aria-hidden="true" className="inline size-5" />
                <span className="sr-only">{t('resources.newTab')}</span>
              </a>
            ) : (
              title
            )}
          </h3>
          {known.length > 0 && <p className="wrap-anywhere text-muted">{known.join(' · ')}</p>}
          {description && <p className="wrap-anywhere line-clamp-3">{description}</p>}
        </div>
      </Card>
    </li>
  )
}
