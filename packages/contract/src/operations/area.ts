/** What the reference says of the area. */
export const summary =
  'What those who operate the product see of it and do about it. For people of the airline with that role alone.';
