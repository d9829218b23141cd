import contract from '../../../contract/contract.json';
import type { Kept, Stored } from '../../../contract/types';
import { unpack } from './pack';

const { places } = contract.attribution;
const names = contract.fields.attribution;

/** Field, without its prefix, to where its value is kept. */
export type FieldPlaces = Readonly< Record< string, string > >;

/** Of every order, where the shop says nothing else. */
export const ownFields = (): FieldPlaces =>
	Object.fromEntries(
		names.map( ( name, index ) => [ name, places[ index ] ?? '' ] )
	);

/**
 * The fields that go with an order: name, without its prefix, to value.
 *
 * @param stored The visitor's stored history; null: nothing may be told, so all are empty.
 * @param fields Which.
 *
 * @see spec 3.15, 4.16
 */
export const attributionFields = (
	stored: Stored | null,
	fields: FieldPlaces = ownFields()
): Record< string, string > =>
	Object.fromEntries(
		Object.entries( fields ).map( ( [ name, place ] ) => {
			const [ what = '', key = '' ] = place.split( '.' );
			return [ name, unpack( stored?.[ what as Kept ] )[ key ] ?? '' ];
		} )
	);
