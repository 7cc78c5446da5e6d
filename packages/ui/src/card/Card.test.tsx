import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { UrgencyBadge } from '../urgency-badge/UrgencyBadge.tsx';
import { Card } from './Card.tsx';

afterEach(cleanup);

test.each([2, 3, 4] as const)('a card’s title has the level %d that it is given', (level) => {
  render(
    <Card title="Pasajeros" headingLevel={level} aside="2" actions={<button type="button">Cambiar</button>}>
      Inés
    </Card>,
  );
  expect(screen.getByRole('heading', { level, name: 'Pasajeros' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Cambiar' })).toBeDefined();
});

test('a card without a title has no heading', () => {
  render(<Card>Inés</Card>);
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a description list pairs names and values', () => {
  render(
    <DescriptionList
      items={[
        { id: 'code', term: 'Código', detail: 'K7QM2X', action: <a href="/change">Cambiar</a> },
        { id: 'seat', term: 'Asiento', detail: '12C' },
      ]}
    />,
  );
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Código', 'Asiento']);
  expect(screen.getAllByRole('definition').map((detail) => detail.textContent)).toEqual(['K7QM2X', 'Cambiar', '12C']);
});

test.each([
  ['ended', 'over'],
  ['lastHour', 'urgent'],
  ['lastHours', 'urgent'],
  ['lastDay', 'urgent'],
  ['lastDays', 'soon'],
  ['daysLeft', 'soon'],
  ['endsSoon', 'soon'],
  ['new', 'new'],
  ['default', 'quiet'],
  ['something', 'soon'],
])('the urgency %s is shown as %s', (styleType, level) => {
  render(<UrgencyBadge styleType={styleType}>Quedan 3 días</UrgencyBadge>);
  expect(screen.getByText('Quedan 3 días').dataset['level']).toBe(level);
});
