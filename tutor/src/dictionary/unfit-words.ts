/** Obscene words and slurs in full, which the dictionary has and a school does not explain to children. */
const UNFIT = new Set(
  `fuck fucking fucker motherfucker shit shitty bullshit cunt cock cocksucker dick dickhead prick pussy twat tits titty boob
  boobs asshole arsehole arse ass bastard bitch whore slut hooker hussy wank wanker jerk_off jack_off blowjob blow_job cum jizz
  dildo vibrator porn porno pornography erotica orgasm ejaculate horny kinky milf gangbang orgy bugger sodomize sodomy screw
  shag hump boner hard-on fellatio cunnilingus masturbate masturbation rimming anal_sex oral_sex sixty-nine striptease
  stripper brothel call_girl sexpot nympho nymphomaniac pedophile paedophile pedophilia bestiality zoophilia
  nigger nigga negro darkie darky coon jigaboo spade pickaninny kike yid hymie sheeny chink gook slope slant-eye jap nip
  wop dago guinea_wop spic spick wetback greaser beaner paki wog raghead towelhead camel_jockey redskin injun squaw honky
  honkey whitey cracker_slur polack bohunk kraut boche hun frog_slur mick paddy limey gypsy_slur pikey fag faggot fagot
  dyke queer poof poofter pansy homo lesbo tranny shemale retard retarded cretin moron mongoloid spastic cripple`
    .split(/\s+/)
    .filter((word) => !word.endsWith('_slur')),
)
/** How WordNet itself marks such senses. */
const UNFIT_GLOSS =
  /\b(?:obscene|vulgar|ethnic slur|slur|offensive (?:term|name|word|terms|names|words)|disparaging|derogatory|sexual intercourse|sexual act|copulat|genital|aroused sexually|sexual pleasure|prostitut)/i

export const isUnfitWord = (lemma: string) => UNFIT.has(lemma.toLowerCase().replace(/ /g, '_'))
export const isUnfitGloss = (gloss: string) => UNFIT_GLOSS.test(gloss)
