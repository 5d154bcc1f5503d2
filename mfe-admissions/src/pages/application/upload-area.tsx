import styled from '@emotion/styled';
import { FileUp } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { Caption, Icon, InertButton, color, radius, space, type } from '@3eu/university/ui';
import { application } from '../../content/application';

// Beside another, a shorter hint leaves its room above the button.
const Area = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  justify-items: start;
  gap: ${space[8]};
  padding: ${space[24]};
  border: 2px dashed ${color.lineStrong};
  border-radius: ${radius.control};
  background: ${color.teal50};
  > svg {
    color: ${color.teal700};
  }
  > [data-part='label'] {
    ${type.label}
  }
`;

type UploadAreaProps = {
  /** What would go here: "Official transcript". */
  label: string;
  /** Formats and sizes. */
  hint?: ReactNode;
};

/** Where a document would be dropped. It takes no file, as the specification asks, and says so in plain words. */
export function UploadArea({ label, hint }: UploadAreaProps) {
  const id = useId();
  const note = application.essays.upload;
  return (
    <Area role="group" aria-labelledby={id} aria-describedby={`${id}-note`}>
      <Icon icon={FileUp} size={24} />
      <p id={id} data-part="label">
        {label}
      </p>
      {hint && <Caption>{hint}</Caption>}
      <InertButton variant="secondary" size="sm" note={note} aria-label={`Choose a file: ${label}`}>
        Choose a file
      </InertButton>
      <Caption id={`${id}-note`}>{note}</Caption>
    </Area>
  );
}
