import {
  Apple,
  Bike,
  Bird,
  Cake,
  Car,
  Carrot,
  Cat,
  Fish,
  Flower2,
  type LucideIcon,
  Rocket,
  Sailboat,
  Star,
  Sun,
  TreePine,
  Turtle,
  Umbrella,
} from 'lucide-react'
import type { Picture } from '#engines/accounts/index.ts'

/** Told apart by their outlines; the tint only makes them friendlier. */
const ART: Record<Picture, { Icon: LucideIcon; tint: string }> = {
  cat: { Icon: Cat, tint: 'bg-amber-soft text-amber-ink' },
  car: { Icon: Car, tint: 'bg-cyan-soft text-cyan-ink' },
  sun: { Icon: Sun, tint: 'bg-amber-soft text-amber-ink' },
  apple: { Icon: Apple, tint: 'bg-destructive-soft text-destructive-ink' },
  fish: { Icon: Fish, tint: 'bg-cyan-soft text-cyan-ink' },
  boat: { Icon: Sailboat, tint: 'bg-info-soft text-info-ink' },
  star: { Icon: Star, tint: 'bg-purple-soft text-purple-ink' },
  carrot: { Icon: Carrot, tint: 'bg-amber-soft text-amber-ink' },
  bird: { Icon: Bird, tint: 'bg-info-soft text-info-ink' },
  rocket: { Icon: Rocket, tint: 'bg-purple-soft text-purple-ink' },
  flower: { Icon: Flower2, tint: 'bg-purple-soft text-purple-ink' },
  cake: { Icon: Cake, tint: 'bg-destructive-soft text-destructive-ink' },
  turtle: { Icon: Turtle, tint: 'bg-emerald-soft text-emerald-ink' },
  bike: { Icon: Bike, tint: 'bg-cyan-soft text-cyan-ink' },
  tree: { Icon: TreePine, tint: 'bg-emerald-soft text-emerald-ink' },
  umbrella: { Icon: Umbrella, tint: 'bg-info-soft text-info-ink' },
}

/** The drawing alone; the word for it stands beside it. */
export function PictureArt({ picture, className = 'size-14' }: { picture: Picture; className?: string }) {
  const { Icon, tint } = ART[picture]
  return (
    <span className={`grid shrink-0 place-items-center rounded-control ${tint} ${className}`}>
      <Icon aria-hidden="true" strokeWidth={1.75} className="size-3/4" />
    </span>
  )
}
