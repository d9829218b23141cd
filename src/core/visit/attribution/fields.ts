import contract from '../../../contract/contract.json';
import type { Kept, Stored } from '../../../contract/types';
import { unpack } from './pack';

const { places } = contract.attribution;
const names = contract.fields.attribution;

/**
 * The fields that go with an order: name, without its prefix, to value.
 *
 * @param stored What is kept of the visitor's history; null: nothing may be told, so all are empty.
 *
 * @see spec 3.15, 4.16
 */
export const attributionFields = (
	stored: Stored | null
): Record< string, string > =>
	Object.fromEntries(
		names.map( ( name, index ) => {
			const [ what = '', key = '' ] = places[ index ]?.split( '.' ) ?? [];
			return [ name, unpack( stored?.[ what as Kept ] )[ key ] ?? '' ];
		} )
	);
