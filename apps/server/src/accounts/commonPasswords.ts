/** The first that are tried, of eight signs and more; shorter ones are refused anyway. */
export const COMMON: ReadonlySet<string> = new Set(
  `
    01234567 0123456789 10203040 102030405060 11223344 112233445566 123123123 123321123 12341234 12344321 123454321
    1234554321 123456123456 12345678 123456789 1234567890 12345678910 1234abcd 1234qwer 123qwe123 123qweasd
    147258369 159753456 1a2b3c4d 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 741852963 789456123 87654321
    987654321 9876543210 a12345678 a1b2c3d4 aa123456 aaa12345 abc12345 abc123456 abcabc123 abcd1234 abcdefgh
    abcdefghi access14 admin123 admin1234 admin12345 adminadmin administrator alexander arsenal1 asd123asd asdf1234
    asdfasdf asdfghjk asdfghjkl azertyui azertyuiop banana123 baseball baseball1 basketball batman123 benjamin
    blink182 bonjour1 butterfly caroline changeme changeme1 changeme123 charlie1 cheese123 chelsea1 chocolate
    ciao1234 computer computer1 cookie123 corvette cowboys1 cristina danielle december default1 diamond1 dragon123
    elizabeth flower123 football football1 freedom1 garfield gipfgipf guest123 hallo123 hallo1234 hello123 hello1234
    hellokitty hunter12 ichliebedich iloveyou iloveyou1 iloveyou2 internet jennifer jessica1 jetaime1 jordan23
    killer123 korong123 korongkorong letmein1 letmein123 liverpool liverpool1 lovelove loveme123 marlboro master123
    mercedes michael1 michelle midnight minecraft monkey123 mustang1 mypassword nicholas nothing1 november p@ssw0rd
    p@ssword pass1234 pass12345 passpass passw0rd password password! password1 password1! password12 password123
    password1234 passwort passwort1 passwort123 platinum pokemon1 pokemon123 princess princess1 q1w2e3r4 q1w2e3r4t5
    qazwsxedc qwe123qwe qweasdzxc qwer1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyui
    qwertyuiop qwertz123 qwertzui qwertzuiop ranger123 root1234 rootroot samantha samsung1 samsung123 schatz123
    scooby123 secret123 september shadow123 snickers sommer2024 sommer2025 sommer2026 starwars starwars1 steelers
    summer2024 summer2025 summer2026 sunshine sunshine1 superman superman1 teamo123 temp1234 test1234 test12345
    testtest trustno1 unknown1 user1234 victoria welcome1 welcome123 whatever winter2025 winter2026 yankees1
    yinshyinsh zaq12wsx zaq1xsw2 zxc123zxc zxcvbnm1 zxcvbnm123
  `
    .trim()
    .split(/\s+/),
);
