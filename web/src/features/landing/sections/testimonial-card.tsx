import type { ReactNode } from 'react'
import { Avatar } from '../../../ui/display/avatar.tsx'
import { StarRating } from '../../../ui/display/star-rating.tsx'

type TestimonialCardProps = {
  content: string
  name: string
  attribution: ReactNode
  rating: number
  avatarUrl?: string | null
}

export function TestimonialCard({ content, name, attribution, rating, avatarUrl }: TestimonialCardProps) {
  const [firstName, ...otherNames] = name.split(' ')
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
