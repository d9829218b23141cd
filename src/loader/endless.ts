import { followEndless } from '../behaviours/loop/endless';
import { onceOpened } from '../transport/browser/opened';

// A script of its own, for pages with a listing that scrolls on. A page that the
// browser has made ahead nobody scrolls.
onceOpened( followEndless );
