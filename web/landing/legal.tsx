import { useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { Legal as LegalContent, LegalPart } from '../../domain/landing/legal.ts';
import { ContactByDefault, PrivacyByDefault, TermsByDefault } from './default-legal-texts.tsx';
import styles from './legal.module.css';
import { useLegal } from './use-legal.ts';

/** Privacy, terms and contact: the operator's texts, or the default texts of `default-legal-texts.tsx`. */
export function Legal({ legal }: { legal: LegalContent }) {
  const { t } = useLingui();
  const texts = useLegal(legal);
  const titles: Record<LegalPart, string> = { privacy: t`Privacy`, terms: t`Terms`, contact: t`Contact` };
  return (
    <div className={styles.legal}>
      <Part part="privacy" title={titles.privacy} own={texts.privacy}>
        <PrivacyByDefault />
      </Part>
      <Part part="terms" title={titles.terms} own={texts.terms}>
        <TermsByDefault />
      </Part>
      <Part part="contact" title={titles.contact} own={texts.contact}>
        <ContactByDefault />
      </Part>
    </div>
  );
}

interface PartProps {
  part: LegalPart;
  title: string;
  own: string[] | null;
  children: ReactNode;
}

function Part({ part, title, own, children }: PartProps) {
  return (
    <section id={part}>
      <h2>{title}</h2>
      {own === null ? children : own.map((paragraph) => <Paragraph key={paragraph} text={paragraph} />)}
    </section>
  );
}

const addresses = /(https?:\/\/[^\s<>]+[^\s<>.,;:!?)]|[^\s@<>(]+@[^\s@<>]+\.[\p{L}\d-]+)/u;

/** Web and e-mail addresses become links. */
function Paragraph({ text }: { text: string }) {
  return (
    <p>
      {text.split(addresses).map((part, index) => {
        const key = `${index} ${part}`;
        if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
        return (
          <a key={key} href={part.startsWith('http') ? part : `mailto:${part}`}>
            {part}
          </a>
        );
      })}
    </p>
  );
}
