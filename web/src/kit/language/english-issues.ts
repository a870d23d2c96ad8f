import i18next from 'i18next'
import * as z from 'zod/mini'

// What a rule without words of its own says about a value. For those who show it: the first load goes without. Another
// language has set its own by then.
if (!i18next.language || i18next.language === 'en') z.config(z.locales.en())
