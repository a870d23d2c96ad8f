import { CircleCheck, CircleX, Info } from 'lucide-react'

const ICONS = { good: CircleCheck, note: Info, bad: CircleX } as const
const TONES = { good: 'text-success', note: 'text-muted', bad: 'text-destructive-ink' } as const

/** One line of what would happen, before anything does. */
export function Fact({ icon, text }: { icon: keyof typeof ICONS; text: string }) {
  const Icon = ICONS[icon]
  return (
    <li className="flex items-start gap-2">
      <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${TONES[icon]}`} />
      {text}
    </li>
  )
}
