/** Words that people add and that tell no place from another; they count only while they match, and in no name. */
export const fillers: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ (
    'airport airports international intl regional city usa the of and all ' +
    'area areas metro metropolitan greater region surroundings vicinity near nearest nearby around close closest to from in into for with ' +
    'flight flights ticket tickets trip trips travel fly flying airfare fares cheap cheapest direct nonstop round one way last minute ' +
    'out off i want need go going get me leaving departing arriving arrival departure return visit book what vacation hotel hotels downtown ' +
    'at by please price prices fare deals national park parks state island county airline ' +
    'north south east west northern southern eastern western central norte sur este oeste ' +
    'aeropuerto aeropuertos internacional ciudad eeuu el de del y todos ' +
    'zona zonas metropolitana metropolitano alrededor alrededores cercanias afueras cerca cercano cercanos desde hasta hacia para por con ' +
    'vuelo vuelos boleto boletos pasaje pasajes avion viaje viajes viajar volar barato baratos ofertas directo directos sin escalas ' +
    'quiero necesito busco ir voy llegar salir saliendo destino ida vuelta vacaciones como que mas queda centro en a un una ' +
    'llegada salida regreso precio precios tarifa tarifas nacional parque estado isla condado aerolinea favor'
  ).split(' '),
);

/** Fillers that say no more than where a journey begins or ends, in front of a name. */
export const directions: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'to from in go a de desde hasta hacia para en ir'.split(' '),
);

/** What every station is: some have it in their name, and others only leave it out there. */
export const kinds: ReadonlySet<string> = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'airport airports international intl aeropuerto aeropuertos internacional'.split(' '),
);
