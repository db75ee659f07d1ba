import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import type { AdminArticle } from '../../../domain/admin/article-list.ts';
import { errorMessage } from '../../platform/error-message.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { TextInput } from '../../ui/form/text-input.tsx';
import type { Column } from '../../ui/layout/table.tsx';
import { Menu } from '../../ui/overlay/menu.tsx';
import { toaster } from '../../ui/overlay/toaster.ts';
import { Badge } from '../../ui/status/badge.tsx';
import { formatMoment } from '../format-moment.ts';
import { PagedTable } from '../paged-table.tsx';
import { type Again, AgainDialog } from './again-dialog.tsx';
import styles from './utils-page.module.css';
import { articlesQuery, hideArticle, refreshUtils } from './utils-queries.ts';
import { UtilsSection } from './utils-section.tsx';

/** The list of public articles. Admins can hide an article, or have it narrated or translated again. */
export function ArticleTools() {
  const { t, i18n } = useLingui();
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const [again, setAgain] = useState<Again>();
  const articles = useQuery(articlesQuery(useDeferredValue(search), page));

  const columns: Column<AdminArticle>[] = [
    {
      id: 'article',
      header: t`Article`,
      cell: (article) => (
        <span className={styles.stack}>
          <Link to="/article/$articleId" params={{ articleId: article.id }} lang={article.titleLanguage}>
            {article.title}
          </Link>
          <small className={styles.languages}>{article.languages.join(' ')}</small>
        </span>
      ),
    },
    { id: 'author', header: t`By`, cell: (article) => <Author article={article} /> },
    { id: 'since', header: t`Created`, cell: (article) => formatMoment(article.createdAt, i18n.locale) },
    { id: 'state', header: t`Status`, cell: (article) => <VisibilityBadge article={article} /> },
    {
      id: 'actions',
      header: t`Actions`,
      isHeaderHidden: true,
      cell: (article) => <ArticleMenu article={article} onAgain={setAgain} />,
    },
  ];

  return (
    <UtilsSection title={t`Articles`} failed={articles}>
      <Field label={t`Search by title`}>
        <TextInput
          type="search"
          maxLength={200}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setPage(1);
          }}
        />
      </Field>
      <PagedTable
        label={t`Articles`}
        columns={columns}
        rows={articles.data?.articles}
        nothing={<Trans>No article matches this title.</Trans>}
        paging={{ page, isMore: articles.data?.isMore ?? false, onPage: setPage }}
      />
      {again !== undefined && <AgainDialog again={again} onClose={() => setAgain(undefined)} />}
    </UtilsSection>
  );
}

function ArticleMenu({ article, onAgain }: { article: AdminArticle; onAgain: (again: Again) => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const isHidden = article.visibility === 'hidden';
  const { title } = article;
  const hide = useMutation({
    mutationFn: (hidden: boolean) => hideArticle(article.id, hidden),
    onSuccess: (_, hidden) =>
      toaster.show({
        kind: 'success',
        title: hidden ? t`“${title}” is now hidden from everyone.` : t`“${title}” is shown again.`,
        action: hidden ? { label: t`Undo`, onPress: () => hide.mutate(false) } : undefined,
      }),
    onError: (error) => toaster.show({ kind: 'error', title: t(errorMessage(error)) }),
    onSettled: () => refreshUtils(client),
  });

  return (
    <Menu
      label={t`Actions for “${title}”`}
      trigger={<IconButton icon="more" label={t`Actions for “${title}”`} />}
      items={[
        {
          id: 'narrate',
          label: t`Narrate again`,
          icon: 'listen',
          onSelect: () => onAgain({ kind: 'narrate', article }),
        },
        {
          id: 'translate',
          label: t`Translate again`,
          icon: 'translate',
          onSelect: () => onAgain({ kind: 'translate', article }),
        },
        {
          id: 'hide',
          label: isHidden ? t`Show again` : t`Hide`,
          icon: 'eye',
          isDanger: !isHidden,
          onSelect: () => hide.mutate(!isHidden),
        },
      ]}
    />
  );
}

function Author({ article: { creatorKind, author, isImported } }: { article: AdminArticle }) {
  if (creatorKind === 'library') return <Trans>Library</Trans>;
  if (author !== null) return <span className={styles.error}>{author}</span>;
  return isImported ? <Trans>Imported</Trans> : <Trans>A deleted account</Trans>;
}

function VisibilityBadge({ article: { visibility } }: { article: AdminArticle }) {
  if (visibility === 'hidden') {
    return (
      <Badge kind="error">
        <Trans>Hidden</Trans>
      </Badge>
    );
  }
  return (
    <Badge kind="success">
      <Trans>Shown</Trans>
    </Badge>
  );
}
