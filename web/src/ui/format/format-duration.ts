/** m:ss from seconds ("0:07", "75:00"); minutes are not folded into hours (documented). */
export function formatDuration(seconds: number | null | undefined): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(Number(seconds))) : 0
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
