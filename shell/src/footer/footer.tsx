import { Link } from '@3eu/shared/router';
import { address, brand, contact, corporateSite, socialLinks } from '@3eu/shared/site';
import { Container, InertLink, Wordmark } from '@3eu/shared/ui';
import { footer } from '../content/footer';
import { MenuList } from '../navigation/menu-list';
import { Bar, Grid, Legal, Social } from './footer-style';
import { SocialIcon } from './social-icons';

/** The footer of every page: contact, the pages by group, social links, legal links and the demo disclaimer. */
export function Footer() {
  return (
    <Bar data-tone="dark">
      <Container>
        <Grid>
          <div data-part="address">
            <Link to="/">
              <Wordmark name={brand.name} ground="dark" />
            </Link>
            <address>
              {address.oneLine}
              <br />
              <a href={contact.phoneHref}>{contact.phone}</a>
              <br />
              <a href={contact.emailHref}>{contact.email}</a>
            </address>
            <Social aria-label={footer.social}>
              {socialLinks.map(({ label, href }) => (
                <li key={href}>
                  <InertLink>
                    <SocialIcon network={label} />
                    {label}
                  </InertLink>
                </li>
              ))}
            </Social>
          </div>
          {footer.columns.map(({ group, title }) => (
            <nav key={group} aria-labelledby={`footer-${group}`}>
              <h2 id={`footer-${group}`}>{title}</h2>
              <MenuList name={`footer-${group}`} />
            </nav>
          ))}
        </Grid>
        <Legal>
          <Link to={footer.privacy.href}>{footer.privacy.label}</Link>
          {footer.inert.map(({ label, note }) => (
            <InertLink key={label} note={note}>
              {label}
            </InertLink>
          ))}
          <InertLink>{corporateSite.label}</InertLink>
          <p>{brand.disclaimer}</p>
        </Legal>
      </Container>
    </Bar>
  );
}
