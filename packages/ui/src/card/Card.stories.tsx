import type { Meta } from '@storybook/react-vite';

import { Badge } from '../badge/Badge.tsx';
import { Button } from '../button/Button.tsx';
import { DescriptionList } from '../description-list/DescriptionList.tsx';
import { Link } from '../link/Link.tsx';
import { Row, Specimens } from '../story-kit/Specimens.tsx';
import { inLanguage, type Both, type StoryLocale } from '../story-kit/two-languages.tsx';
import { UrgencyBadge } from '../urgency-badge/UrgencyBadge.tsx';
import { Card } from './Card.tsx';

interface Texts {
  readonly title: string;
  readonly onTime: string;
  readonly pay: string;
  readonly change: string;
  readonly changeName: string;
  readonly passenger: string;
  readonly document: string;
  readonly passport: string;
  readonly price: string;
  readonly sum: readonly (readonly [string, string])[];
  readonly urgency: readonly (readonly [string, string])[];
}

const texts: Both<Texts> = {
  es: {
    title: 'Pasajero 1',
    onTime: 'A tiempo',
    pay: 'Pagar $154.20',
    change: 'Cambiar',
    changeName: 'Cambiar el nombre',
    passenger: 'Nombre',
    document: 'Documento',
    passport: 'Pasaporte que termina en 871',
    price: 'Precio',
    sum: [
      ['Tarifa Viento', '$129.00'],
      ['Impuestos y cargos', '$25.20'],
      ['Total', '$154.20'],
    ],
    urgency: [
      ['lastHour', 'Quedan 12 minutos'],
      ['lastDays', 'Quedan 2 días'],
      ['new', 'Nueva promoción'],
      ['ended', 'La promoción finalizó'],
    ],
  },
  en: {
    title: 'Passenger 1',
    onTime: 'On time',
    pay: 'Pay $154.20',
    change: 'Change',
    changeName: 'Change the name',
    passenger: 'Name',
    document: 'Document',
    passport: 'Passport ending in 871',
    price: 'Price',
    sum: [
      ['Viento fare', '$129.00'],
      ['Taxes and fees', '$25.20'],
      ['Total', '$154.20'],
    ],
    urgency: [
      ['lastHour', '12 minutes left'],
      ['lastDays', '2 days left'],
      ['new', 'New promotion'],
      ['ended', 'The promotion has ended'],
    ],
  },
};

function Examples({ locale }: { readonly locale: StoryLocale }) {
  const t = texts[locale];
  return (
    <Specimens columns>
      <Card title={t.title} aside={<Badge tone="success">{t.onTime}</Badge>}>
        <DescriptionList
          items={[
            {
              id: 'name',
              term: t.passenger,
              detail: 'Inés Alvarado',
              action: (
                <Link href="/change" aria-label={t.changeName}>
                  {t.change}
                </Link>
              ),
            },
            { id: 'document', term: t.document, detail: t.passport },
          ]}
        />
      </Card>
      <Card
        title={t.price}
        actions={
          <Button variant="primary" wide>
            {t.pay}
          </Button>
        }
      >
        <DescriptionList variant="total" items={t.sum.map(([term, detail]) => ({ id: term, term, detail }))} />
      </Card>
      <Row>
        {t.urgency.map(([styleType, label]) => (
          <UrgencyBadge key={styleType} styleType={styleType}>
            {label}
          </UrgencyBadge>
        ))}
      </Row>
    </Specimens>
  );
}

const meta: Meta = { title: 'Data/Card, description list and urgency badge' };
export default meta;

export const Spanish = inLanguage(Examples, 'es');
export const English = { ...inLanguage(Examples, 'en'), tags: ['longSet'] };
