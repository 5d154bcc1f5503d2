import styled from '@emotion/styled';
import { media, space, tone, type } from '@3eu/university/ui';

export const Bar = styled.footer`
  padding-block: ${space[32]} ${space[24]};
  ${media.rows} {
    padding-bottom: 28px;
  }
  font-size: 1rem;
  a {
    color: ${tone.text};
    text-decoration: none;
  }
  a:hover,
  a:focus-visible {
    text-decoration: underline;
  }
`;

// As tall as the emblem in it, so that the ring of the focus goes around both.
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: ${space[32]};
  > [data-part='address'] {
    grid-column: 1 / -1;
    margin-bottom: ${space[24]};
    > a {
      display: inline-flex;
    }
  }
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr);
    [data-part='address'] > a > span {
      font-size: 0.8rem;
    }
  }
  ${media.rows} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space[32]};
    > [data-part='address'] {
      margin-bottom: 0;
    }
  }
  ${media.lg} {
    grid-template-columns: 4fr 2fr 2fr 2fr 2fr;
    > [data-part='address'] {
      grid-column: auto;
    }
  }
  h2 {
    display: none;
    ${media.rows} {
      display: block;
    }
    margin-bottom: 10px;
    ${type.term}
    color: ${tone.link};
  }
  li > a {
    display: inline-block;
    padding-block: 4px;
  }
  address {
    overflow-wrap: anywhere;
    margin-top: 18px;
    color: ${tone.soft};
    line-height: 1.7;
    a {
      display: inline-block;
      padding-block: 9px;
    }
    ${media.md} {
      a {
        padding-block: 0;
      }
    }
  }
`;

export const Social = styled.ul`
  display: grid;
  gap: ${space[8]} ${space[24]};
  ${media.xs} {
    grid-template-columns: repeat(2, max-content);
  }
  margin-top: ${space[16]};
  li a {
    display: inline-flex;
    align-items: center;
    gap: ${space[8]};
    min-height: 32px;
    text-decoration: underline;
  }
`;

// What leads somewhere is underlined, and what leads nowhere does not look as if it did.
export const Legal = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[8]} 28px;
  margin-top: ${space[24]};
  padding-top: 20px;
  border-top: 1px solid ${tone.hairline};
  font-size: 0.9375rem;
  a[href] {
    text-decoration: underline;
  }
  [role='link'] {
    color: ${tone.faint};
    padding-block: ${space[4]};
    cursor: help;
    text-decoration: none;
  }
  > p {
    font-weight: 600;
  }
  ${media.rows} {
    margin-top: 44px;
  }
  ${media.lg} {
    > p {
      margin-left: auto;
    }
  }
`;
