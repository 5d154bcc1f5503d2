import { useState } from 'react';
import styled from '@emotion/styled';
import { Caption, Section, TextLink, media, space, tone } from '@3eu/university/ui';
import { SelectField, TextField } from '@3eu/university/ui/forms';
import { academics } from '../../content/academics';
import { collegeCatalog } from '../../content/catalog';
import { addressOf, programsOf } from '../../content/programs';

const { finder } = academics;
const degrees = [
  { value: 'Bachelor', label: 'Bachelor’s' },
  { value: 'Master', label: 'Master’s' },
];

const programs = collegeCatalog
  .flatMap(({ slug, shortName }) => programsOf(slug).map((program) => ({ ...program, collegeName: shortName })))
  .sort((a, b) => (a.name < b.name ? -1 : 1));

const Fields = styled.div`
  display: grid;
  gap: ${space[16]};
  margin-bottom: ${space[16]};
  ${media.sm} {
    grid-template-columns: 2fr 1fr 1fr;
    align-items: end;
  }
`;

const List = styled.ul`
  margin-top: ${space[8]};
  column-gap: ${space.gap};
  border-top: 3px solid ${tone.rule};
  ${media.sm} {
    columns: 2;
  }
  ${media.lg} {
    columns: 3;
  }
  > li {
    break-inside: avoid;
    padding-block: ${space[12]};
    border-bottom: 1px solid ${tone.hairline};
  }
  > li > a {
    font-weight: 600;
  }
`;

/** Every program that the site names, by college, degree and a word; without scripts, the list of them. */
export function ProgramFinder() {
  const [word, setWord] = useState('');
  const [college, setCollege] = useState('');
  const [degree, setDegree] = useState('');
  const wanted = word.trim().toLowerCase();
  const found = programs.filter(
    (program) =>
      (college === '' || program.college === college) &&
      program.type.startsWith(degree) &&
      `${program.name} ${program.description}`.toLowerCase().includes(wanted),
  );
  const colleges = collegeCatalog.map(({ slug, shortName }) => ({ value: slug, label: shortName }));
  return (
    <Section {...finder} tone="ice">
      <Fields data-needs-script="" role="search" aria-label={finder.title}>
        <TextField
          label="Any word of its name or description"
          type="search"
          value={word}
          onChange={({ target }) => setWord(target.value)}
        />
        <SelectField
          label="College"
          options={colleges}
          placeholder="All"
          value={college}
          onChange={({ target }) => setCollege(target.value)}
        />
        <SelectField
          label="Degree"
          options={degrees}
          placeholder="All"
          value={degree}
          onChange={({ target }) => setDegree(target.value)}
        />
      </Fields>
      <Caption role="status">
        {found.length > 0 ? (found.length === 1 ? '1 program' : `${found.length} programs`) : finder.none}
      </Caption>
      <List>
        {found.map((program) => (
          <li key={program.name}>
            <TextLink quiet href={addressOf(program)}>
              {program.name}
            </TextLink>
            <Caption>
              {program.type}, {program.collegeName}
            </Caption>
          </li>
        ))}
      </List>
    </Section>
  );
}
