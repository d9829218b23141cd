import { readVisitSettings } from '../../transport/visit/settings';
import { findParts } from '../place';
import { startVisit } from './start';

const visit = readVisitSettings();

// A script of its own, which is there before a shopper can leave: what an advert
// has paid for is not to be lost because somebody clicks soon.
if ( visit ) {
	findParts( visit.build );
	startVisit( visit );
}
