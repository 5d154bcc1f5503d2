"""The people of the site: who stands in one picture returns in another, with the same face, hair and clothes."""

from figure import Clothes, Person
from head import Face

AALIYAH = Person(
    Face(skin='9A623E', hair='curly', hair_colour='1E1512', lashes=True, eyes='2A1710'),
    Clothes(top='DDB45A', knit='wool', collar='shirt', legs='2B3E55', shoes='F2EBDD'),
    bust=0.9,
    height=0.97,
)
DIEGO = Person(
    Face(skin='D79C68', hair='quiff', hair_colour='4A2E20', brows='2F1D14', eyes='3A2417', jaw=1.04),
    Clothes(top='1F4A7A', knit='wool', collar='hood', legs='8A7862', shoes='F2EBDD'),
    build=1.06,
)
KENJI = Person(
    Face(skin='E0AC7C', hair='choppy', hair_colour='17120F', brows='17120F', glasses='1A1A1C', eyes='2A1A12'),
    Clothes(top='5FA24A', knit='knit', collar='crew', legs='2E3A4A', shoes='E9E2D2'),
)
MAREN = Person(
    Face(skin='F0CBAE', hair='braid', hair_colour='B04E2C', brows='8A3A20', freckles=True, lashes=True, eyes='3E5A4A'),
    Clothes(top='12777C', knit='knit', collar='shirt', legs='2B3E55', shoes='F2EBDD'),
    bust=0.85,
    build=0.96,
)
NOOR = Person(
    Face(skin='D9A06E', hair='bob', hair_colour='2E1F18', lashes=True, eyes='33201A'),
    Clothes(top='7C4A80', knit='wool', collar='crew', legs='3A4A62', shoes='E9E2D2'),
    bust=0.85,
    build=0.95,
    height=0.96,
)
MALIK = Person(
    Face(skin='8A5636', hair='coils', hair_colour='17110E', brows='17110E', eyes='24140E'),
    Clothes(top='C8553D', knit='wool', collar='crew', legs='24364E', shoes='F2EBDD'),
    build=1.03,
    height=1.03,
)
INGA = Person(
    Face(skin='EFC6A2', hair='bun', hair_colour='C48A3E', brows='9A6A30', lashes=True, lips='C4705C', eyes='3E5568'),
    Clothes(top='C9603F', knit='knit', collar='turtle', legs='4A4458', shoes='5A3E2C'),
    bust=0.9,
)
AMARA = Person(
    Face(skin='5E3A27', hair='locs', hair_colour='17110F', lashes=True, lips='8A4238', eyes='1E120D', brows='120C0A'),
    Clothes(top='E2552F', knit='wool', collar='crew', legs='2E3A4A', shoes='F2EBDD'),
    bust=0.95,
)
LEILA = Person(
    Face(skin='D09A6E', wear='hijab', wear_colour='7A4A78', lashes=True, lips='B8664E', eyes='33201A'),
    Clothes(top='12777C', knit='plain', collar='blazer', legs='2B3E55', shoes='4A342A'),
    bust=0.95,
)
MARTIN = Person(
    Face(skin='C88E60', hair='short', hair_colour='2A211C', beard='full', brows='211813', eyes='2E1C12'),
    Clothes(top='24466E', knit='plain', collar='blazer', legs='5A5A60', shoes='4A342A'),
    build=1.08,
    height=1.04,
)
THOMAS = Person(
    Face(skin='F0CAAA', hair='short', hair_colour='C8913E', brows='A8762E', glasses='20303A', eyes='4A3A28', age=0.6),
    Clothes(top='12777C', knit='knit', collar='shirt', legs='6A5A48', shoes='5A3E2C'),
    build=1.04,
    height=1.03,
)
HARJIT = Person(
    Face(
        skin='C98F62',
        hair='crop',
        hair_colour='1A1412',
        beard='full',
        wear='turban',
        wear_colour='C8452F',
        brows='1A1412',
        age=0.5,
    ),
    Clothes(top='24466E', knit='plain', collar='blazer', legs='4A4A52', shoes='4A342A'),
    build=1.06,
    height=1.02,
)
GRACE = Person(
    Face(skin='C68A5C', hair='long', hair_colour='D8D4CC', brows='9A948A', age=1.0, lashes=True, eyes='33241C'),
    Clothes(top='24466E', knit='wool', collar='shirt', legs='3A4452', shoes='4A342A'),
    bust=0.9,
)
EVERYONE = dict(
    aaliyah=AALIYAH,
    diego=DIEGO,
    kenji=KENJI,
    maren=MAREN,
    noor=NOOR,
    malik=MALIK,
    inga=INGA,
    amara=AMARA,
    leila=LEILA,
    martin=MARTIN,
    thomas=THOMAS,
    harjit=HARJIT,
    grace=GRACE,
)
