import { expect, test } from 'vitest';
import { cutRange } from './cut-range.ts';

const whole = new Blob(['0123456789'], { type: 'audio/mpeg' });

test.each([
  { range: null, status: 200, text: '0123456789', part: null },
  { range: 'bytes=0-', status: 206, text: '0123456789', part: 'bytes 0-9/10' },
  { range: 'bytes=3-5', status: 206, text: '345', part: 'bytes 3-5/10' },
  { range: 'bytes=8-99', status: 206, text: '89', part: 'bytes 8-9/10' },
  { range: 'bytes=-2', status: 206, text: '89', part: 'bytes 8-9/10' },
  { range: 'bytes=10-', status: 416, text: '', part: 'bytes */10' },
  { range: 'something else', status: 200, text: '0123456789', part: null },
])('answers the range request $range', async ({ range, status, text, part }) => {
  const response = cutRange(whole, range);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-range')).toBe(part);
  expect(await response.text()).toBe(text);
});
