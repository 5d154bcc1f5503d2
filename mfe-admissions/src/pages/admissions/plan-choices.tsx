import styled from '@emotion/styled';
import { Lock, LockOpen } from 'lucide-react';
import { ButtonLink, Caption, H3, Icon, Stack, column, media, space, tone, withLinks, type } from '@3eu/university/ui';
import { Option, OptionGrid, useComing } from '@3eu/university/ui/patterns';
import { admissions } from '../../content/admissions';
import { commitment } from '../../content/plans';
import type { Plan } from '../../content/types';

const { plans } = admissions;

const Commitment = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]};
  font-weight: 600;
  > svg {
    flex: none;
  }
  ${media.xs} {
    flex-wrap: nowrap;
  }
`;

const Dates = styled.dl`
  ${column}
  align-items: baseline;
  gap: ${space[4]} ${space[12]};
  width: 100%;
  padding-block: ${space[16]};
  border-block: 1px solid ${tone.hairline};
  dt {
    color: ${tone.soft};
  }
  dd {
    font-weight: 600;
  }
  dd:first-of-type {
    ${type.figure}
  }
  small {
    margin-inline-start: ${space[4]};
    ${type.label}
    line-height: 1;
  }
  ${media.xs} {
    grid-template-columns: max-content minmax(0, 1fr);
    dd {
      white-space: nowrap;
    }
  }
  ${media.rows} {
    grid-template-columns: minmax(0, 1fr);
    dt ~ dt {
      margin-top: ${space[8]};
    }
  }
  ${media.lg} {
    grid-template-columns: max-content minmax(0, 1fr);
    dt ~ dt {
      margin-top: 0;
    }
    dd:first-of-type {
      font-size: 1.75rem;
    }
  }
`;

function PlanChoice({ slug, name, text, binding, apply: applyBy, decision }: Plan) {
  // A round that is over names the year of the next, beside a button that is never dead.
  const coming = useComing([applyBy.iso]);
  return (
    <Option parts={5}>
      <H3>{name}</H3>
      <Commitment>
        <Icon icon={binding ? Lock : LockOpen} />
        {binding ? commitment.yes : commitment.no}
      </Commitment>
      <p data-part="text">{withLinks(text)}</p>
      <Dates>
        <dt>Apply by</dt>
        <dd>
          <time dateTime={applyBy.iso}>
            {applyBy.short}
            {coming && <small> {coming.year}</small>}
          </time>
        </dd>
        <dt>Our answer</dt>
        <dd>
          <time dateTime={decision.iso}>{decision.short}</time>
        </dd>
      </Dates>
      <Stack gap={8}>
        <div>
          <ButtonLink href={`/application?plan=${slug}`} label="Apply" about={`by ${name}`} />
        </div>
        <Caption>{plans.open}</Caption>
      </Stack>
    </Option>
  );
}

/** The three plans to choose between, each with its way to start. */
export function PlanChoices() {
  return (
    <OptionGrid columns={3}>
      {plans.list.map((plan) => (
        <PlanChoice key={plan.slug} {...plan} />
      ))}
    </OptionGrid>
  );
}
