interface Rule {
  isAllowed: boolean;
  pattern: string;
}

/** Whether a robots.txt allows a program to fetch a path (RFC 9309): the longest pattern that matches decides. */
export function isAllowedByRobots(robots: string, { program, path }: { program: string; path: string }): boolean {
  let best: Rule | undefined;
  for (const rule of chooseRules(robots, program)) {
    if (!matches(rule.pattern, path)) continue;
    const isLonger = best === undefined || rule.pattern.length > best.pattern.length;
    if (isLonger || (rule.isAllowed && rule.pattern.length === best?.pattern.length)) best = rule;
  }
  return best?.isAllowed ?? true;
}

/**
 * The rules of all groups for the program. If there is no group for the program, the rules of the groups for all programs
 * (`*`).
 */
function chooseRules(robots: string, program: string): Rule[] {
  const own: Rule[] = [];
  const common: Rule[] = [];
  // Whether the current group is for the program or for all programs.
  let isOwn = false;
  let isCommon = false;
  let isInRules = false;
  let hasOwn = false;
  for (const line of robots.split(/\r\n|\r|\n/)) {
    const [, name = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    switch (name.toLowerCase()) {
      case 'user-agent':
        if (isInRules) isOwn = isCommon = false;
        isInRules = false;
        isOwn ||= value.trim().toLowerCase() === program;
        isCommon ||= value.trim() === '*';
        hasOwn ||= isOwn;
        break;
      case 'allow':
      case 'disallow': {
        isInRules = true;
        const pattern = value.trim();
        // An empty rule is ignored: `Disallow:` without a path forbids nothing.
        if (pattern === '') break;
        const rule = { isAllowed: name.toLowerCase() === 'allow', pattern };
        if (isOwn) own.push(rule);
        if (isCommon) common.push(rule);
        break;
      }
    }
  }
  return hasOwn ? own : common;
}

/**
 * `*` stands for any characters, and `$` for the end of the path. Does not use a regular expression, because a malicious pattern
 * could make it run for hours.
 */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$');
  const [start = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(start)) return false;
  const last = isWhole ? pieces.pop() : undefined;
  if (isWhole && last === undefined) return path === start;
  let at = start.length;
  for (const piece of pieces) {
    const found = path.indexOf(piece, at);
    if (found === -1) return false;
    at = found + piece.length;
  }
  return last === undefined || (path.length - last.length >= at && path.endsWith(last));
}
