type SeparatorProps = {
  /** A word on the line, such as "or". */
  label?: string
  className?: string
}

export function Separator({ label, className }: SeparatorProps) {
  if (!label) return <hr className={`border-border border-t ${className ?? ''}`} />
  return (
    <div className={`flex items-center gap-4 text-muted ${className ?? ''}`}>
      <span aria-hidden="true" className="h-px flex-1 bg-border" />
      {label}
      <span aria-hidden="true" className="h-px flex-1 bg-border" />
    </div>
  )
}
