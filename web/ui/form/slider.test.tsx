import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderComponent } from '../../../tests/support/render-component.tsx';
import { Slider } from './slider.tsx';

test('describes its value in words and reports it as a number', () => {
  const change = vi.fn();
  renderComponent(
    <Slider
      label="Reading speed"
      value={0.8}
      valueText="0.8 times"
      range={{ min: 0.5, max: 1.5, step: 0.05 }}
      onChange={change}
    />,
  );
  const slider = screen.getByRole('slider', { name: 'Reading speed' });
  expect(slider.getAttribute('aria-valuetext')).toBe('0.8 times');
  fireEvent.change(slider, { target: { value: '1.2' } });
  expect(change).toHaveBeenCalledExactlyOnceWith(1.2);
});
