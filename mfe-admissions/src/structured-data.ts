import { breadcrumbList as wholeBreadcrumbList, type Stop } from '@3eu/platform/page/breadcrumb-list';
import { admissionsSection } from './content/section';

/** schema.org BreadcrumbList from the section's first page to this one. */
export const breadcrumbList = (...stops: readonly Stop[]) => wholeBreadcrumbList([admissionsSection, ...stops]);
