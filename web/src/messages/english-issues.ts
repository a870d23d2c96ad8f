import i18next from 'i18next'
import * as z from 'zod/mini'

// What a form says about a field whose rule has no words of its own. Apart from the first file: the landing page has no
// form. Another language has set its own by then.
if (!i18next.language || i18next.language === 'en') z.config(z.locales.en())
