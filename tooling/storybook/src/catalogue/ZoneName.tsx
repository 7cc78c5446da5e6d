/** Renders the name of a time zone so that it may break after its area: 'America/', then 'Puerto_Rico'. */
export function ZoneName({ zone }: { readonly zone: string }) {
  const place = zone.indexOf('/') + 1;
  return (
    <>
      {zone.slice(0, place)}
      <wbr />
      {zone.slice(place)}
    </>
  );
}
