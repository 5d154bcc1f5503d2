import { Block as FeaturedPrograms } from '@site/mfe-academics/src/blocks/featured-programs';
import { Block as StudentStories } from '@site/mfe-campus/src/blocks/student-stories';

export function RemoteBlock({ name }) {
  return name === 'featured-programs' ? <FeaturedPrograms /> : <StudentStories />;
}
