import { followEndless } from '../behaviours/loop/endless';
import { onceOpened } from '../transport/browser/opened';

// A script of its own, for pages with an infinite-scroll listing. Waits until a
// prerendered page is opened.
onceOpened( followEndless );
