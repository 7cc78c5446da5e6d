/** Words that people add and that tell no place from another; they count only while they match, and in no name. */
export const fillers: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'airport airports international intl regional city usa the of and all ' +
    'area areas metro metropolitan greater region surroundings vicinity near nearby around close to from in flight flights ticket tickets trip fly flying downtown ' +
    'aeropuerto aeropuertos internacional ciudad eeuu el de del y todos ' +
    'zona zonas metropolitana metropolitano alrededor alrededores cercanias afueras cerca cercano cercanos desde hacia vuelo vuelos boleto boletos viaje viajes viajar volar centro en a'
  ).split(' '),
);
