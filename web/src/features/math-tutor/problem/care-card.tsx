import { HeartHandshake } from 'lucide-react'
import { Card } from '../../../ui/layout/card.tsx'

/** Not a problem of numbers: kind words and people to turn to, before all else. */
export function CareCard({ sentences }: { sentences: readonly string[] }) {
  return (
    <Card tone="brand" className="flex items-start gap-4 text-lg">
      <HeartHandshake aria-hidden="true" className="mt-1 size-7 shrink-0 text-brand" />
      <div className="flex min-w-0 flex-col gap-2" lang="en">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Card>
  )
}
