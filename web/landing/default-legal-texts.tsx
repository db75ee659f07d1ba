import { Trans } from '@lingui/react/macro';

/** The default legal texts must be true for every server. An operator can replace them with files in LEGAL_DIR. */
export function PrivacyByDefault() {
  return (
    <>
      <p>
        <Trans>
          This server keeps your name and e-mail address from your account provider, your languages, what you read and
          where you stopped, the texts you add and the words you ask about. It shows no advertising and uses no
          trackers. One cookie keeps you signed in; another remembers your language.
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

export function TermsByDefault() {
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

export function ContactByDefault() {
  return (
    <p>
      <Trans>
        The operator of this server hasn’t added a contact address yet. If you have an account, you can reach them under
        Settings → Feedback.
      </Trans>
    </p>
  );
}
