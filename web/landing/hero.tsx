import { Trans, useLingui } from '@lingui/react/macro';
import type { LandingContent } from '../../domain/landing/landing-content.ts';
import { isLanguage, languages } from '../../domain/language.ts';
import { SignInNote } from '../access/sign-in-note.tsx';
import { languageInSentence, languageName } from '../platform/language-names.ts';
import { regionalTag } from '../platform/locale.ts';
import { AnchorButton } from '../ui/button/anchor-button.tsx';
import { Fox } from '../ui/image/fox.tsx';
import styles from './hero.module.css';
import { LiveSample } from './live-sample.tsx';
import { SignUpButton } from './sign-up.tsx';
import type { LandingSignIn } from './use-landing-sign-in.ts';

interface HeroProps extends Pick<LandingContent, 'passage' | 'isOpen' | 'hasModel'> {
  signIn: LandingSignIn;
}

export function Hero({ signIn, passage, isOpen, hasModel }: HeroProps) {
  const { i18n } = useLingui();
  const native = isLanguage(i18n.locale) ? i18n.locale : 'en';
  const names = languages
    .filter((language) => language !== native)
    .map((language, index) => (index === 0 ? languageName : languageInSentence)(language, native));

  return (
    <section className={styles.hero}>
      <div className={styles.text}>
        <h1>
          <Trans>Read your way into a language</Trans>
        </h1>
        <p className={styles.lead}>
          {hasModel ? (
            <Trans>
              Stories and articles, one sentence at a time. Hear each one, peek at its meaning in your own language, and
              ask about anything you don’t understand.
            </Trans>
          ) : (
            <Trans>
              Stories and articles, one sentence at a time. Hear each one, peek at its meaning in your own language, and
              look up any word you don’t know.
            </Trans>
          )}
        </p>
        <div className={styles.doors}>
          <SignUpButton signIn={signIn} section="hero" />
          <AnchorButton href="#what" variant="plain" size="large" className={styles.more}>
            <Trans>See how it works</Trans>
          </AnchorButton>
        </div>
        <div className={styles.below}>
          <div className={styles.note}>
            <SignInNote state={signIn.stateAt('hero')} />
          </div>
          <div>
            {!isOpen && (
              <p className={styles.beta}>
                <Trans>Foxtale is in beta. Sign up and apply; we let readers in a few at a time.</Trans>
              </p>
            )}
            <p className={styles.languages}>{new Intl.ListFormat(regionalTag(native)).format(names)}</p>
          </div>
        </div>
      </div>
      <div className={styles.reading}>
        <Fox pose="listening" className={styles.fox} />
        <LiveSample native={native} initial={passage} />
      </div>
    </section>
  );
}
