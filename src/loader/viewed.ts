import { showViewed } from '../behaviours/visit/viewed';
import { storageOf } from '../transport/browser/storage/local-storage';
import { onceOpened } from '../transport/browser/opened';

// A script of its own, for pages with recently viewed products. A prerendered
// page does not count as viewed.
onceOpened( () => showViewed( storageOf() ) );
