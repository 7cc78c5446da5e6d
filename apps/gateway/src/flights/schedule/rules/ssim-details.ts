import {
  carrierLayout,
  detailFields,
  headerLayout,
  legLayout,
  segmentLayout,
  spareColumns,
  trailerLayout,
} from './ssim-layout.ts';

/** What parser and writer keep untouched of each record type: fields by name, and spare columns that a file fills. */

const { duplicateAirlineDesignatorMarker, generalInformation, secureFlightIndicator } = carrierLayout;
const { inFlightServiceInformation, electronicTicketing } = carrierLayout;

export const headerDetails = { kept: {}, spares: spareColumns(headerLayout) } as const;

export const carrierDetails = {
  kept: {
    duplicateAirlineDesignatorMarker,
    generalInformation,
    secureFlightIndicator,
    inFlightServiceInformation,
    electronicTicketing,
  },
  spares: spareColumns(carrierLayout),
} as const;

export const legDetails = { kept: detailFields, spares: spareColumns(legLayout, detailFields) } as const;

export const segmentSpares = spareColumns(segmentLayout);

export const trailerDetails = { kept: {}, spares: spareColumns(trailerLayout) } as const;
