import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Testimonial } from '#contract/site.ts'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { StarRating } from '../../../ui/display/star-rating.tsx'
import { Carousel } from '../../../ui/layout/carousel.tsx'
import { Skeleton, SkeletonArea } from '../../../ui/states/skeleton.tsx'
import { featuredTestimonialsQuery } from '../landing.data.ts'
import { Section, SectionTitle } from './section.tsx'

const ADVANCE_MS = 7000

export function TestimonialsSection() {
  const { t } = useTranslation('landing')
  return (
    <Section aria-labelledby="testimonials-title" className="border-border border-y bg-surface">
      <SectionTitle id="testimonials-title" className="text-center">
        {t('testimonials.title')}
      </SectionTitle>
      <div data-filled-by-app className="mt-10 flex min-h-72 flex-col justify-center">
        <Testimonials />
      </div>
    </Section>
  )
}

/** A failure and an empty list look the same: one example, without buttons and without a word about the failure. */
function Testimonials() {
  const { t } = useTranslation('landing')
  const { data, isPending } = useQuery(featuredTestimonialsQuery)
  if (isPending) return <TestimonialSkeleton />
  if (!data || data.length === 0) {
    return (
      <TestimonialCard
        content={t('testimonials.fallbackContent')}
        name={t('testimonials.fallbackName')}
        role={t('testimonials.fallbackRole')}
        organization={null}
        rating={5}
        avatarUrl={null}
      />
    )
  }
  return (
    <Carousel label={t('testimonials.label')} intervalMs={ADVANCE_MS}>
      {data.map((testimonial) => (
        <TestimonialCard key={testimonial.id} {...testimonial} />
      ))}
    </Carousel>
  )
}

function TestimonialSkeleton() {
  const { t } = useTranslation('landing')
  return (
    <SkeletonArea
      label={t('testimonials.loading')}
      className="mx-auto flex w-full max-w-3xl flex-col items-center gap-6"
    >
      <Skeleton className="h-5 w-28" shape="line" />
      <div className="flex w-full flex-col items-center gap-4">
        <Skeleton className="h-6 w-full" shape="line" />
        <Skeleton className="h-6 w-11/12" shape="line" />
        <Skeleton className="h-6 w-3/5" shape="line" />
      </div>
      <div className="flex items-center gap-3">
        <div className="overflow-hidden rounded-full">
          <Skeleton className="size-11" shape="control" />
        </div>
        <Skeleton className="h-11 w-48" shape="control" />
      </div>
    </SkeletonArea>
  )
}

type TestimonialCardProps = Omit<Testimonial, 'id' | 'featured'>

function TestimonialCard({ content, name, role, organization, rating, avatarUrl }: TestimonialCardProps) {
  const { t } = useTranslation('landing')
  const [firstName, ...otherNames] = name.split(' ')
  const attribution =
    role && organization ? t('testimonials.attribution', { role, organization }) : (role ?? organization)
  return (
    <figure className="mx-auto flex max-w-3xl flex-col items-center gap-6 px-2 text-center">
      <StarRating rating={rating} />
      <blockquote className="text-balance font-heading text-xl leading-relaxed sm:text-2xl sm:leading-relaxed">
        {content}
      </blockquote>
      <figcaption className="flex items-center gap-3 text-left">
        <Avatar firstName={firstName} lastName={otherNames.at(-1)} imageUrl={avatarUrl} />
        <span>
          <span className="block font-medium">{name}</span>
          {attribution && <span className="block text-muted">{attribution}</span>}
        </span>
      </figcaption>
    </figure>
  )
}
