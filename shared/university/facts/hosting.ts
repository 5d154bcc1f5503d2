/** Address of the published site without a closing slash: canonical addresses, sitemap, structured data. Section 1, {host}. */
export const siteUrl = 'https://www.3eu.example';

/** Where reports go out from. Specification, section 7. */
export const hosting = {
  /** A host name that ends in one of these is the provider's hosting; reports are sent from there only. */
  hostSuffixes: ['.3eu-hosting.example'],
  /** Whether `page_view` and `cta_click` are sent, where reports are sent at all. */
  analyticsEnabled: true,
} as const satisfies { hostSuffixes: readonly string[]; analyticsEnabled: boolean };

/** Absolute address of a path of the site: `absoluteUrl('/faq')`. */
export const absoluteUrl = (path: `/${string}`) => siteUrl + (path === '/' ? '/' : path.replace(/\/$/, ''));

/** Whether a host name is the provider's hosting. */
export const isHosted = (hostname: string) => hosting.hostSuffixes.some((suffix) => hostname.endsWith(suffix));
