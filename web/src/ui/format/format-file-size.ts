const UNITS = ['Bytes', 'KB', 'MB', 'GB', 'TB'] as const
const BASE = 1024

/** Documented: base 1024, two decimals at most, no trailing zeros ("1.5 KB", "0 Bytes"). */
export function formatFileSize(bytes: number, decimals = 2, locale = 'en'): string {
  if (!Number.isFinite(bytes) || bytes <= 0) return `0 ${UNITS[0]}`
  const places = Math.max(0, decimals)
  const unit = Math.min(UNITS.length - 1, Math.max(0, Math.floor(Math.log(bytes) / Math.log(BASE))))
  const size = new Intl.NumberFormat(locale, { maximumFractionDigits: places, useGrouping: false })
  return `${size.format(bytes / BASE ** unit)} ${UNITS[unit]}`
}

/** Stored sizes are in KB and shown in MB of 1000 KB (documented); below one MB two digits count, or most would be 0. */
export function formatKilobytesAsMegabytes(kilobytes: number, locale = 'en'): string {
  const megabytes = Math.max(0, kilobytes) / 1000
  const digits = megabytes < 1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: 1 }
  return new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', ...digits }).format(megabytes)
}
