import { configure, getConfig, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';

const { asyncUtilTimeout } = getConfig();
beforeEach(() => {
  configure({ asyncUtilTimeout: 60 });
  document.body.innerHTML = '<p>Con el viento a favor</p>';
});
afterEach(() => configure({ asyncUtilTimeout }));

test('a wait in vain ends with an error that shows the page', async () => {
  await expect(screen.findByLabelText('Nombre')).rejects.toThrow(/Nombre[\s\S]*Con el viento a favor/);
});

test('while something is waited for, a look that finds nothing prints no page', async () => {
  const seen: string[] = [];
  const look = (): void => {
    try {
      screen.getByLabelText('Nombre');
    } catch (error) {
      seen.push(String(error));
      throw error;
    }
  };
  await expect(waitFor(look)).rejects.toThrow('Nombre');
  expect(seen.length).toBeGreaterThan(0);
  expect(seen.filter((message) => message.includes('Con el viento a favor'))).toEqual([]);
  expect(look).toThrow('Con el viento a favor');
});
