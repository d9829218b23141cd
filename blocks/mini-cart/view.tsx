import { hydrateContents } from '../../src/islands/hydrate/contents';

hydrateContents();
