import styled from '@emotion/styled';

const Whole = styled.span`
  white-space: nowrap;
`;

/** A text whose ranges stay on one line: browsers end one after the hyphen of "2-3" and "Aug 15-16". */
export function Unbroken({ text }: { text: string }) {
  return text.split(/(\d+-\d+)/).map((piece, index) => (index % 2 ? <Whole key={index}>{piece}</Whole> : piece));
}
