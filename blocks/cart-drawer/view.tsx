import { hydrateContents } from '../../src/components/hydrate/contents';

hydrateContents();
