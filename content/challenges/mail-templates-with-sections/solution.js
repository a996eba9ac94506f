function renderMail(templates, data) {
  class Bad extends Error {
    constructor(name, position) { super('bad template'); this.where = [name, position]; }
  }
  const PATH = '(\\.|@index|\\w+(?:\\.\\w+)*)';
  const FORMS = [
    ['value', new RegExp(`^${PATH}$`)], ['raw', new RegExp(`^&[ \\t]*${PATH}$`)],
    ['if', new RegExp(`^#if[ \\t]+${PATH}$`)], ['each', new RegExp(`^#each[ \\t]+${PATH}$`)],
    ['end', /^\/(if|each)$/], ['partial', /^>[ \t]*(\w+)$/], ['comment', /^!/],
  ];

  const parse = (name) => {
    const text = templates[name];
    const root = { kind: 'root', parts: [[]] };
    const stack = [root];
    const put = (node) => stack[stack.length - 1].parts.at(-1).push(node);
    let at = 0;
    for (;;) {
      const start = text.indexOf('{{', at);
      if (start < 0) break;
      const close = text.indexOf('}}', start + 2);
      if (close < 0) throw new Bad(name, start);
      const content = text.slice(start + 2, close).replace(/^[ \t]+|[ \t]+$/g, '');
      if (text.slice(start, close).includes('\n')) throw new Bad(name, start);
      let kind, argument;
      if (content === 'else') kind = 'else';
      for (const [form, expression] of FORMS) {
        const match = kind ? null : expression.exec(content);
        if (match) [kind, argument] = [form, match[1]];
      }
      if (!kind) throw new Bad(name, start);

      let before = text.slice(at, start), next = close + 2;
      if (kind !== 'value' && kind !== 'raw') {
        const lineStart = text.lastIndexOf('\n', start - 1) + 1;
        const feed = text.indexOf('\n', next);
        const lineEnd = feed < 0 ? text.length : feed;
        if (/^[ \t]*$/.test(start === 0 ? '' : text.slice(lineStart, start)) && /^[ \t]*$/.test(text.slice(next, lineEnd))) {
          before = before.replace(/[ \t]+$/, '');
          next = Math.min(lineEnd + 1, text.length);
        }
      }
      if (before !== '') put({ kind: 'text', text: before });
      const top = stack[stack.length - 1];
      if (kind === 'if' || kind === 'each') {
        const node = { kind, argument, start, parts: [[]] };
        put(node);
        stack.push(node);
      } else if (kind === 'else') {
        if (top === root || top.parts.length > 1) throw new Bad(name, start);
        top.parts.push([]);
      } else if (kind === 'end') {
        if (top.kind !== argument) throw new Bad(name, start);
        stack.pop();
      } else if (kind !== 'comment') {
        put({ kind, argument, start });
      }
      at = next;
    }
    if (stack.length > 1) throw new Bad(name, stack.at(-1).start);
    if (at < text.length) put({ kind: 'text', text: text.slice(at) });
    return root.parts[0];
  };

  const isObject = (v) => v !== null && typeof v === 'object' && !Array.isArray(v);
  const lookup = (path, scopes, index) => {
    if (path === '.') return scopes[scopes.length - 1];
    if (path === '@index') return index;
    const [first, ...rest] = path.split('.');
    let value = scopes.findLast((scope) => isObject(scope) && Object.hasOwn(scope, first))?.[first];
    for (const name of rest) value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
    return value;
  };
  const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

  const parsed = new Map();
  const out = [];
  const renderTemplate = (name, scopes, index) => {
    if (!parsed.has(name)) parsed.set(name, parse(name));
    render(parsed.get(name), name, scopes, index);
  };
  const render = (nodes, name, scopes, index) => {
    for (const node of nodes) {
      if (node.kind === 'text') {
        out.push(node.text);
        continue;
      }
      if (node.kind === 'partial') {
        if (!Object.hasOwn(templates, node.argument)) throw new Bad(name, node.start);
        renderTemplate(node.argument, scopes, index);
        continue;
      }
      const value = lookup(node.argument, scopes, index);
      const isEmpty = !value || (Array.isArray(value) && value.length === 0);
      if (node.kind === 'if') {
        render(node.parts[isEmpty ? 1 : 0] ?? [], name, scopes, index);
      } else if (node.kind === 'each') {
        if (!Array.isArray(value) || isEmpty) render(node.parts[1] ?? [], name, scopes, index);
        else value.forEach((element, i) => render(node.parts[0], name, [...scopes, element], i));
      } else if (value !== undefined && value !== null && typeof value !== 'object') {
        out.push(node.kind === 'raw' ? String(value) : String(value).replace(/[&<>"']/g, (c) => ESCAPES[c]));
      }
    }
  };
  try {
    renderTemplate('main', [data], undefined);
    return out.join('');
  } catch (problem) {
    if (problem instanceof Bad) return { error: problem.where };
    throw problem;
  }
}
