import contract from '../../contract';
import type { Address, AddressType } from '../../contract/types';
import { choiceOf, type Entry } from '../../core/address/fill';

const { fields, markers } = contract;

const TYPES = Object.keys( fields.address_prefixes ) as AddressType[];

export const nameOf = ( type: AddressType, part: keyof Address ): string =>
	fields.address_prefixes[ type ] + part;

const selectorOf = ( part: keyof Address ): string =>
	TYPES.map( ( type ) => `[name="${ nameOf( type, part ) }"]` ).join();

/** Where the first lines of addresses are, whoever has printed them. @see spec 2.7 */
export const LINES = selectorOf( 'address_1' );

/** Where their countries are. */
export const COUNTRIES = selectorOf( 'country' );

export const typeOf = ( field: Element ): AddressType | undefined =>
	TYPES.find(
		( type ) =>
			field
				.getAttribute( 'name' )
				?.startsWith( fields.address_prefixes[ type ] )
	);

/** Whether the owner has turned suggestions off for the form around a field. */
export const isOff = ( field: Element ): boolean =>
	field.closest( `[${ markers.address_off }]` ) !== null;

export type Field = HTMLInputElement | HTMLSelectElement;

/**
 * A field of the address that a line belongs to. It is looked for each time: a
 * country may bring other fields.
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

/** The country of the address that a line belongs to; empty: none yet. */
export const countryOf = ( line: HTMLInputElement ): string =>
	fieldOf( line, 'country' )?.value ?? '';

const valueFor = ( field: Field, value: string ): string | null =>
	field instanceof HTMLSelectElement && value
		? choiceOf( [ ...field.options ], value )
		: value;

/**
 * Puts a value into a field of an address, as if it were typed: whoever listens
 * to the field hears of it. A country that the form does not offer changes
 * nothing; any other value that it does not offer clears.
 */
export const fill = (
	line: HTMLInputElement,
	[ part, given ]: Entry
): void => {
	const field = fieldOf( line, part );
	const value = field && valueFor( field, given );
	// What the form itself decides is hidden.
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
