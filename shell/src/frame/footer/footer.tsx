import { useMenuList } from '@3eu/engine/navigation/menus-context';
import { Link, useLocation } from '@3eu/platform/page';
import { address, brand, contact, corporateSite, socialLinks } from '@3eu/university/facts';
import { Container, InertLink, SmartLink, Wordmark } from '@3eu/university/ui';
import { Fold } from '@3eu/university/ui/patterns';
import { footer } from '../../content/footer';
import { MenuList } from '../../menu-list';
import { HarborLog } from './harbor-log';
import { Bar, Grid, Legal, Social } from './footer-style';

/** Simplified marks of the networks, drawn for this site on a grid of 24; one without a mark is named in words alone. */
const paths: Readonly<Record<string, string>> = {
  Facebook: 'M14 24v-9h3l.6-4H14V8.5c0-1.2.6-2.1 2.2-2.1h1.6V2.9C15 2.3 10 2 10 7.7V11H6.6v4H10v9Z',
  Instagram:
    'M7 1h10a6 6 0 0 1 6 6v10a6 6 0 0 1-6 6H7a6 6 0 0 1-6-6V7a6 6 0 0 1 6-6Zm0 2.2A3.8 3.8 0 0 0 3.2 7v10A3.8 3.8 0 0 0 7 20.8h10a3.8 3.8 0 0 0 3.8-3.8V7A3.8 3.8 0 0 0 17 3.2Zm5 3.2a5.6 5.6 0 1 1 0 11.2 5.6 5.6 0 0 1 0-11.2Zm0 2.2a3.4 3.4 0 1 0 0 6.8 3.4 3.4 0 0 0 0-6.8Zm5.9-3.8a1.4 1.4 0 1 1 0 2.8 1.4 1.4 0 0 1 0-2.8Z',
  LinkedIn:
    'M3 1h18a2 2 0 0 1 2 2v18a2 2 0 0 1-2 2H3a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2ZM5 9.5V19h3V9.5ZM6.5 5a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM10 9.5V19h3v-5c0-1.4.6-2.3 1.9-2.3 1.2 0 1.6.8 1.6 2.2V19h3v-5.6c0-2.6-1-4.2-3.6-4.2-1.4 0-2.5.7-3 1.6V9.5Z',
  YouTube: 'M4 4h16a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H4a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4Zm5.6 4.4v7.2l6.2-3.6Z',
};

function SocialIcon({ network }: { network: string }) {
  const path = paths[network];
  if (!path) return null;
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill="currentColor" fillRule="evenodd" d={path} />
    </svg>
  );
}

/** The harbor log ends the home page and the pages of life on campus. */
function useHasLog(): boolean {
  const { pathname } = useLocation();
  const campus = useMenuList('footer-campus');
  return pathname === '/' || campus.some(({ href }) => href === pathname);
}

export function Footer() {
  const hasLog = useHasLog();
  return (
    <Bar lang={SITE.language} data-tone="dark">
      <Container>
        {hasLog && <HarborLog />}
        <Grid>
          <div data-part="address">
            <Link href="/">
              <Wordmark name={brand.name} ground="dark" />
            </Link>
            <address>
              {address.oneLine}
              <br />
              <a href={contact.phoneHref}>{contact.phone}</a>
              <br />
              <a href={contact.emailHref}>{contact.email}</a>
            </address>
            <Social aria-label="Follow us">
              {socialLinks.map(({ label, href }) => (
                <li key={href}>
                  <SmartLink href={href} external>
                    <SocialIcon network={label} />
                    {label}
                  </SmartLink>
                </li>
              ))}
            </Social>
          </div>
          {footer.columns.map(({ group, title }) => (
            <nav key={group} aria-labelledby={`footer-${group}`}>
              <h2 id={`footer-${group}`}>{title}</h2>
              <Fold label={title}>
                <MenuList name={`footer-${group}`} />
              </Fold>
            </nav>
          ))}
        </Grid>
        <Legal>
          <Link href={footer.privacy.href}>{footer.privacy.label}</Link>
          {footer.inert.map(({ label, note }) => (
            <InertLink key={label} note={note}>
              {label}
            </InertLink>
          ))}
          <SmartLink {...corporateSite} external />
          <p>{brand.disclaimer}</p>
        </Legal>
      </Container>
    </Bar>
  );
}
