/** 2:03 or 1:02:03 */
export function formatTime(totalSeconds: number) {
  const seconds = Math.floor(totalSeconds);
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const [first, ...rest] = [...(hours > 0 ? [hours] : []), minutes, seconds % 60];
  return [first, ...rest.map((part) => String(part).padStart(2, '0'))].join(':');
}
