import { type ComponentProps, type ReactNode, useId } from 'react'

type TitledSectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode
  level?: 2 | 3 | 4
  titleClass?: string
}

/** A part of a page that is named by its heading. */
export function TitledSection(props: TitledSectionProps) {
  const { title, level = 2, titleClass = 'font-semibold text-2xl', children, ...section } = props
  const id = useId()
  const Heading = `h${level}` as const
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4" {...section}>
      <Heading id={id} className={titleClass}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
