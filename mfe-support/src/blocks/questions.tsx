import type { BlockProps } from '@3eu/shared/contract';
import type { RuntimeHref } from '@3eu/shared/router';
import { ButtonLink, Ledger, Section, SectionHeading, Split, Stack } from '@3eu/shared/ui';
import { asked as content } from '../content/asked';
import { questionId } from '../knowledge/question-id';

const isTopic = (topic = ''): topic is keyof typeof content.topics => Object.hasOwn(content.topics, topic);

/** Three questions of the FAQ, on the page of another section: each opens at its own address. */
export function Block({ about }: BlockProps) {
  if (!isTopic(about)) return null;
  const items = content.topics[about].map((question) => ({
    title: question,
    href: `/faq#${questionId({ question })}` as RuntimeHref,
  }));
  return (
    <Section labelledBy="asked-next" spacing="tight">
      <Split ratio="4/8">
        <Stack gap={16}>
          <SectionHeading title={content.title} id="asked-next" size="small" />
          <ButtonLink href={content.all.href} variant="tertiary">
            {content.all.label}
          </ButtonLink>
        </Stack>
        <Ledger items={items} />
      </Split>
    </Section>
  );
}
