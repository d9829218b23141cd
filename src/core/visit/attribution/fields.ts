import contract from '../../../contract/contract.json';
import type { Kept, Stored } from '../../../contract/types';
import { unpack } from './pack';

const { places } = contract.attribution;
const names = contract.fields.attribution;

/** Unprefixed field name to the place of its value (`cookie.key`). */
export type FieldPlaces = Readonly< Record< string, string > >;

/** The default fields of an order. */
export const ownFields = (): FieldPlaces =>
	Object.fromEntries(
		names.map( ( name, index ) => [ name, places[ index ] ?? '' ] )
	);

/**
 * Returns the attribution fields of an order: unprefixed name to value.
 *
 * @param stored The visitor's stored history; null: no consent, all are empty.
 * @param fields Fields and their places.
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
