import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { Legal as LegalContent, LegalPart } from '../../domain/landing/legal.ts';
import styles from './legal.module.css';
import { useLegal } from './use-legal.ts';

/** Privacy, terms and contact: the operator's texts, or default texts that are true of every server. */
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
        <p>
          <Trans>
            The operator of this server hasn’t added a contact address yet. If you have an account, you can reach them
            under Settings, Feedback.
          </Trans>
        </p>
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

function PrivacyByDefault() {
  return (
    <>
      <p>
        <Trans>
          This server keeps your name and e-mail address from your account provider, your languages, what you read and
          where you stopped, the texts you add and the words you ask about. It shows no advertising and uses no
          trackers. One cookie keeps you signed in, another remembers your language.
        </Trans>
      </p>
      <p>
        <Trans>
          If the operator has set up an AI or a voice service, texts and questions are sent there to create articles,
          translations, explanations and audio. In the settings, you can download everything that’s kept about you and
          delete your account with all of it.
        </Trans>
      </p>
    </>
  );
}

function TermsByDefault() {
  return (
    <>
      <p>
        <Trans>
          Foxtale is provided as is. Articles, translations and explanations made by an AI can be wrong, so don’t rely
          on them where a mistake would matter.
        </Trans>
      </p>
      <p>
        <Trans>
          Texts you add stay yours. Add only what you may use, and share with other learners only what you may publish.
          The operator can hide articles and revoke access.
        </Trans>
      </p>
    </>
  );
}
