import { showViewed } from '../behaviours/visit/viewed';
import { storageOf } from '../transport/browser/local-storage';
import { onceOpened } from '../transport/browser/opened';

// A script of its own, for pages with a listing of what was looked at. A page that
// the browser has made ahead nobody has looked at.
onceOpened( () => showViewed( storageOf() ) );
