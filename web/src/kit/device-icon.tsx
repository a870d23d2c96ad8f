import { Laptop, Smartphone, Tablet } from 'lucide-react'

const HANDHELD = { iPhone: Smartphone, Android: Smartphone, iPad: Tablet }

/** A device by its system, as the server names it. */
export function DeviceIcon({ system, className }: { system: string | null; className: string }) {
  const Icon = Object.entries(HANDHELD).find(([name]) => name === system)?.[1] ?? Laptop
  return <Icon aria-hidden="true" className={className} />
}
