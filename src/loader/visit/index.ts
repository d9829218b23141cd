import { readVisitSettings } from '../../transport/visit/settings';
import { findParts } from '../place';
import { startVisit } from './start';

const visit = readVisitSettings();

// A script of its own, which runs early so that a visit from an ad is recorded
// even if the visitor leaves quickly.
if ( visit ) {
	findParts( visit.build );
	startVisit( visit );
}
