const MINUTE_S = 60
const HOUR_S = 60 * MINUTE_S
const DAY_S = 24 * HOUR_S
const MONTH_S = 30 * DAY_S
const YEAR_S = 365 * DAY_S

const STEPS = [
  { unit: 'year', seconds: YEAR_S, digits: 1 },
  { unit: 'month', seconds: MONTH_S, digits: 1 },
  { unit: 'day', seconds: DAY_S, digits: 0 },
  { unit: 'hour', seconds: HOUR_S, digits: 0 },
  { unit: 'minute', seconds: MINUTE_S, digits: 0 },
] as const

/** How long until a card comes back, as it stands on a button: "10 min", "8 days", "1.5 mths". */
export function formatInterval(seconds: number, locale: string): string {
  const wanted = Math.max(MINUTE_S, seconds)
  const step = STEPS.find((one) => wanted >= one.seconds) ?? STEPS[4]
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: step.unit,
    unitDisplay: 'short',
    maximumFractionDigits: step.digits,
  }).format(wanted / step.seconds)
}
