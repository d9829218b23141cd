import contract from '../../contract';
import type { Address, AddressType } from '../../contract/types';
import { choiceOf, type Entry } from '../../core/address/fill';

const { fields, markers } = contract;

const TYPES = Object.keys( fields.address_prefixes ) as AddressType[];

export const nameOf = ( type: AddressType, part: keyof Address ): string =>
	fields.address_prefixes[ type ] + part;

const selectorOf = ( part: keyof Address ): string =>
	TYPES.map( ( type ) => `[name="${ nameOf( type, part ) }"]` ).join();

/** Selector of the first address lines, of any form. @see spec 2.7 */
export const LINES = selectorOf( 'address_1' );

/** Selector of the country fields. */
export const COUNTRIES = selectorOf( 'country' );

export const typeOf = ( field: Element ): AddressType | undefined =>
	TYPES.find(
		( type ) =>
			field
				.getAttribute( 'name' )
				?.startsWith( fields.address_prefixes[ type ] )
	);

/** Whether suggestions are disabled for the form of a field. */
export const isOff = ( field: Element ): boolean =>
	field.closest( `[${ markers.address_off }]` ) !== null;

export type Field = HTMLInputElement | HTMLSelectElement;

/**
 * A field of the same address as a line. Queried each time, since the country
 * may change the fields.
 */
export const fieldOf = (
	line: HTMLInputElement,
	part: keyof Address
): Field | null => {
	const type = typeOf( line );
	return type
		? ( line.form ?? document ).querySelector< Field >(
				`:is( input, select )[name="${ nameOf( type, part ) }"]`
		  )
		: null;
};

/** The country of a line's address; empty: none yet. */
export const countryOf = ( line: HTMLInputElement ): string =>
	fieldOf( line, 'country' )?.value ?? '';

const valueFor = ( field: Field, value: string ): string | null =>
	field instanceof HTMLSelectElement && value
		? choiceOf( [ ...field.options ], value )
		: value;

/**
 * Sets an address field and dispatches events, as if typed. An unknown country
 * is ignored; another unknown option clears the field.
 */
export const fill = (
	line: HTMLInputElement,
	[ part, given ]: Entry
): void => {
	const field = fieldOf( line, part );
	const value = field && valueFor( field, given );
	// Hidden fields are set by the form itself.
	if (
		! field ||
		field.type === 'hidden' ||
		( value === null && part === 'country' ) ||
		field.value === ( value ?? '' )
	) {
		return;
	}
	field.value = value ?? '';
	for ( const type of [ 'input', 'change' ] ) {
		field.dispatchEvent( new Event( type, { bubbles: true } ) );
	}
};
