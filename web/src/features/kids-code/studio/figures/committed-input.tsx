import { useState } from 'react'
import { LIMITS } from '#engines/kids-code/index.ts'
import { Input } from '../../../../ui/forms/input.tsx'

type CommittedInputProps = { value: string; isNumber?: boolean; onCommit: (value: string) => void }

/** Counts when it is left or Enter is pressed: one step to take back, not one for each letter. */
export function CommittedInput({ value, isNumber = false, onCommit }: CommittedInputProps) {
  const [typed, setTyped] = useState<string | null>(null)

  function commit() {
    const isSaid = typed !== null && typed.trim() !== '' && typed !== value
    if (isSaid && !(isNumber && !Number.isFinite(Number(typed)))) onCommit(typed)
    setTyped(null)
  }

  return (
    <Input
      dir="auto"
      value={typed ?? value}
      {...(isNumber ? { type: 'number', inputMode: 'decimal' } : { maxLength: LIMITS.nameLength })}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  )
}
