import { ClosingSplit, ContentPage, StatBand } from '@3eu/university/ui';
import { address, brand, contact } from '@3eu/university/facts';
import { home } from '../content/home';
import { Block, RemoteBlock } from '@3eu/engine/part';
import { Hero } from './hero/hero';
import { homeSources } from './sources';

const universityData = () => ({
  '@type': 'CollegeOrUniversity',
  name: brand.name,
  url: '/',
  logo: '/icons/icon-512.png',
  foundingDate: String(brand.founded),
  telephone: contact.phone,
  email: contact.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressRegion: address.stateName,
    postalCode: address.zip,
  },
});

/** The home page. Its two carousels are blocks of mfe-academics and mfe-campus; it works without them. */
export function Page() {
  return (
    <ContentPage of={home} jsonLd={PRERENDER && universityData()}>
      <Hero />
      <StatBand items={home.figures} label="3E in figures" />
      <Block source={homeSources.why} name="why" when="near" />
      <RemoteBlock name="featured-programs" />
      <RemoteBlock name="student-stories" />
      <ClosingSplit {...home.closing} />
    </ContentPage>
  );
}
