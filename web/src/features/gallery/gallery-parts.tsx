import type { ReactNode } from 'react'

export function GallerySection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-8 border-border border-t pt-8">
      <h2 id={id} className="font-semibold text-3xl">
        {title}
      </h2>
      {children}
    </section>
  )
}

type GalleryGroupProps = { title: string; isColumn?: boolean; children: ReactNode }

export function GalleryGroup({ title, isColumn = false, children }: GalleryGroupProps) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <h3 className="font-medium text-lg text-muted">{title}</h3>
      <div className={isColumn ? 'grid gap-6 md:grid-cols-2' : 'flex flex-wrap items-center gap-4'}>
        {children}
      </div>
    </div>
  )
}
