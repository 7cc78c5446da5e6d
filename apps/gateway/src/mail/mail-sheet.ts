/** One sheet and no style attributes, so that a page can show the mail under a policy that names this sheet alone. */
export const mailSheet = `
body { margin: 0; padding: 24px 12px; background: #f2f6fb; color: #0c1c3c; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 600px; margin: 0 auto; background: #ffffff; border-radius: 12px; overflow: hidden; }
header { padding: 24px; background: #0c1c3c; color: #ffffff; }
header p { margin: 0; font-weight: 700; color: #ffc72e; }
h1 { margin: 8px 0 0; font-size: 24px; line-height: 1.25; }
section, .locator, .closing { padding: 16px 24px; border-bottom: 1px solid #d5e0ed; }
.locator strong { display: block; font-size: 30px; letter-spacing: 4px; }
h2 { margin: 0 0 8px; font-size: 18px; }
ul { margin: 0; padding: 0 0 0 20px; }
li ul { color: #455c84; }
.note { margin: 12px 0 0; color: #455c84; }
.action { display: inline-block; padding: 12px 24px; border-radius: 8px; background: #0b5ed7; color: #ffffff; font-weight: 600; }
.address { overflow-wrap: anywhere; }
.closing { border: 0; color: #455c84; font-size: 14px; }
`;
