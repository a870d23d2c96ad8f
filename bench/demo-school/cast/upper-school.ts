import { enroll } from './enroll.ts'

export const PUPILS_OF_8C = enroll(
  '8C',
  `
ananya.iyer, Ananya, Iyer, star
jayden.carter, Jayden, Carter, struggler
katarzyna.nowak, Katarzyna, Nowak, stopped
luca.bianchi, Luca, Bianchi, crammer
hyejin.park, Hye-jin, Park, hintAsker
diego.fuentes, Diego, Fuentes
abigail.turner, Abigail, Turner, keen
tariq.mahmoud, Tariq, Mahmoud
mila.horvat, Mila, Horvat
sione.tuilagi, Sione, Tuilagi
charlotte.martin, Charlotte, Martin, keen
wei.zhang, Wei, Zhang
amina.yusuf, Amina, Yusuf
jonas.eriksen, Jonas, Eriksen
paula.ortega, Paula, Ortega
devon.williams, Devon, Williams, seldom
rina.sato, Rina, Sato
matteo.greco, Matteo, Greco
noor.khan, Noor, Khan, keen
ivan.dimitrov, Ivan, Dimitrov
tallulah.begay, Tallulah, Begay
henry.clarke, Henry, Clarke
zuri.okello, Zuri, Okello
minh.pham, Minh, Pham, seldom
`,
)

export const PUPILS_OF_11D = enroll(
  '11D',
  `
chidi.eze, Chidi, Eze, star
brooke.sullivan, Brooke, Sullivan, struggler
rafael.costa, Rafael, Costa, stopped
yasmin.rahimi, Yasmin, Rahimi, crammer
oskar.nyberg, Oskar, Nyberg, hintAsker
madison.reed, Madison, Reed, keen
hiroshi.nakamura, Hiroshi, Nakamura
lucia.romero, Lucía, Romero
david.osei, David, Osei
elif.kaya, Elif, Kaya
anton.volkov, Anton, Volkov
saanvi.reddy, Saanvi, Reddy, keen
benjamin.fischer, Benjamin, Fischer
thandiwe.dlamini, Thandiwe, Dlamini
joaquin.silva, Joaquín, Silva, seldom
grace.obrien, Gráinne, O’Brien
xin.liu, Xin, Liu, keen
karim.benali, Karim, Benali
eva.novotna, Eva, Novotná
marcus.green, Marcus, Green
siriporn.chaiyasit, Siriporn, Chaiyasit
isaac.levy, Isaac, Levy
kalani.kealoha, Kalani, Kealoha, seldom
olivia.bennett, Olivia, Bennett
`,
)
