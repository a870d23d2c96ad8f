import type { ReadLanguage } from '../claims/number-words.ts'

/** Words that speak with the learner instead of about the matter, in the languages of the product. */
export const TALK_WORDS: Record<Exclude<ReadLanguage, 'zh'>, string> = {
  en: `good great well nice done right try think know look see find question answer hint help next start step work idea
    remember read sentence word material lesson text passage together ready want tell say write sure yes job keep going
    hello hi welcome thanks glad happy learn study today let's curious explain moment close again part`,
  es: `hola muy bien bueno buena genial excelente claro gracias intenta piensa mira lee pregunta respuesta pista ayuda
    paso trabajo idea recuerda juntos vamos quieres puedes sigue ánimo perfecto lección texto qué cuál cómo hacer otra
    vez ahora te le tu tus que para esto eso está con por una los las del sobre`,
  fr: `bonjour salut très bien super bravo merci essaie pense regarde lis question réponse indice aide étape travail
    idée souviens ensemble veux peux continue courage parfait leçon texte quoi quel quelle comment faire encore
    maintenant tu ton ta tes toi nous vous est cela pour avec dans les des une sur`,
  de: `hallo sehr gut super toll prima danke versuch versuche denk denke schau lies frage antwort hinweis hilfe schritt
    arbeit idee erinnere gemeinsam zusammen möchtest kannst weiter mut perfekt lektion text was welche welcher wie
    machen gemacht nochmal jetzt du dein deine dir dich wir uns das die der den und ist für mit auf`,
}

/** Parts of Chinese sentences that only speak with the learner. */
export const CHINESE_TALK =
  /你好|很好|太好了|不错|好的|加油|谢谢|我们|一起|来|看看|想想|想一想|试试|试一试|再|吧|吗|呢|呀|啊|了|的|你|我|问题|答案|提示|帮助|下一步|步骤|做|得|真|棒|让|请|可以|觉得|怎么|什么|哪|这|那|是/g

/** Words that turn a sentence around. */
export const NEGATIONS: Record<ReadLanguage, RegExp> = {
  en: /\b(?:not|never|no|none|nobody|nothing|cannot|without|isn't|aren't|don't|doesn't|didn't|won't|can't)\b/i,
  es: /(?<!\p{L})(?:no|nunca|jamás|ningún|ninguna|ninguno|nada|nadie|sin|tampoco)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:ne|n['’]|pas|jamais|aucun|aucune|rien|sans)(?!\p{L})|n['’]/iu,
  de: /(?<!\p{L})(?:nicht|kein\p{L}*|nie|niemals|nichts|niemand|ohne)(?!\p{L})/iu,
  zh: /不|没|无|非|别/,
}
