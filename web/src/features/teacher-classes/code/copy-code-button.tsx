import { Copy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { showClassCode } from '#engines/classrooms/index.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { toast } from '../../../ui/toast/toast-store.ts'

/** The code itself is the button: one press, and it can be pasted. */
export function CopyCodeButton({ name, classCode }: { name: string; classCode: string }) {
  const { t } = useTranslation('classes')
  const code = showClassCode(classCode)
  async function copy() {
    try {
      await navigator.clipboard.writeText(code)
      toast({ title: t('copied'), description: code })
    } catch {
      toast({ title: t('error'), description: t('copyFailed', { code }), variant: 'destructive' })
    }
  }
  return (
    <Button
      icon={Copy}
      variant="secondary"
      className="relative z-10 font-heading tabular-nums tracking-wider"
      aria-label={t('copyCode', { name, code })}
      onClick={() => void copy()}
    >
      {code}
    </Button>
  )
}
