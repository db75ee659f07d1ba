import { Button } from '../button/button.tsx';
import { Badge } from '../status/badge.tsx';
import { EmptyState } from '../status/empty-state.tsx';
import { ErrorState } from '../status/error-state.tsx';
import { Note } from '../status/note.tsx';
import { Progress } from '../status/progress.tsx';
import { Skeleton } from '../status/skeleton.tsx';
import { ThreeDots } from '../status/three-dots.tsx';
import { GalleryPart, GalleryRow } from './gallery-part.tsx';

export function GalleryStates() {
  return (
    <>
      <GalleryPart title="Notes">
        <Note>Your native and your learning language are both English, so there is no translation to show.</Note>
        <Note kind="success">Saved.</Note>
        <Note
          kind="warn"
          action={
            <Button size="compact" variant="outline">
              See plans
            </Button>
          }
        >
          You have used all 3 translations of this month. They renew on 1 December.
        </Note>
        <Note kind="error">The file could not be read. It is kept as it was.</Note>
      </GalleryPart>
      <GalleryPart title="Small parts">
        <GalleryRow>
          <Badge>Drama</Badge>
          <Badge kind="place">Admin</Badge>
          <Badge kind="success">Ready</Badge>
          <Badge kind="warn">Fallback</Badge>
          <Badge kind="error">Failed</Badge>
          <ThreeDots />
        </GalleryRow>
        <Progress label="Sentences read" value={9} max={12} text="9 of 12" />
        <Progress label="Translations this month" value={3} max={3} text="3 of 3" isUsedUp />
        <Progress label="Place in the article" value={4} max={26} isLabelHidden />
      </GalleryPart>
      <GalleryPart title="Loading">
        <Skeleton label="Loading the article" hasTitle />
      </GalleryPart>
      <GalleryPart title="Nothing here yet">
        <EmptyState
          pose="waving"
          title="Nothing to continue yet"
          text="Start with a short story of about a minute."
          action={<Button size="compact">Pick one for me</Button>}
        />
      </GalleryPart>
      <GalleryPart title="Failed">
        <ErrorState
          title="The article could not be loaded"
          text="The server did not answer. Your place is safe."
          action={
            <Button size="compact" icon="refresh">
              Load again
            </Button>
          }
        />
      </GalleryPart>
    </>
  );
}
