import { absoluteUrl, address, brand, contact } from '@3eu/shared/site';

/** schema.org: the university itself. */
export const universityData = () => ({
  '@type': 'CollegeOrUniversity',
  name: brand.name,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icons/icon-512.png'),
  foundingDate: String(brand.founded),
  telephone: contact.phone,
  email: contact.email,
  address: { '@type': 'PostalAddress', streetAddress: address.street, addressLocality: address.city },
});
