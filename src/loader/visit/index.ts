import { findParts } from '../place';
import { startVisit } from './start';

// A script of its own, for the pages without the loader: a visitor may come to
// any page of the site.
findParts();
startVisit();
