/** Under which names a browser stores what measuring needs. */
export const storedKeys = {
  /** In all tabs: which experiments the browser was shown. */
  experimentsSeen: 'experiments-seen',
  /** In all tabs: the random value that it is assigned to variants by. */
  visitor: 'experiments-visitor',
  /** In the tab: where the visit came from. */
  campaign: 'campaign',
  /** In the tab: the steps that its booking has reached. */
  bookingSteps: 'booking-steps',
} as const;
