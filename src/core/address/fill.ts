import type { Address } from '../../contract/types';

/** An unprefixed field name of an address and its new value. */
export type Entry = [ name: keyof Address, value: string ];

export interface FillPlan {
	/**
	 * Set immediately; empty values are left out, so those fields stay as they
	 * are.
	 */
	now: Entry[];
	/**
	 * Set after the form has handled the country; missing values clear their
	 * fields.
	 */
	later: Entry[];
}

const FIRST = [ 'country', 'address_1' ] as const;
const SECOND = [ 'address_2', 'city', 'postcode', 'state' ] as const;

const textOf = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

/**
 * Plans the order in which a chosen address is filled in. The country comes
 * first, because it may change which fields there are.
 *
 * @param address The provider's response.
 * @return Null if it is not an address.
 * @see spec 4.5
 */
export const planFill = ( address: unknown ): FillPlan | null => {
	if ( ! address || typeof address !== 'object' ) {
		return null;
	}
	const given = address as Record< string, unknown >;
	const entry = ( name: keyof Address ): Entry => [
		name,
		textOf( given[ name ] ),
	];
	return {
		now: FIRST.map( entry ).filter( ( [ , value ] ) => value !== '' ),
		later: SECOND.map( entry ),
	};
};

/**
 * Finds the option of a select that a value means: a provider may return a
 * state's code or its name.
 *
 * @param options Value and text of each option.
 * @param value   The provider's value.
 * @return The option's value; null if there is none.
 */
export const choiceOf = (
	options: ReadonlyArray< { value: string; text: string } >,
	value: string
): string | null => {
	const wanted = value.trim().toLocaleLowerCase();
	const found =
		options.find( ( option ) => option.value === value ) ??
		options.find( ( option ) =>
			[ option.value, option.text ].some(
				( one ) => one.trim().toLocaleLowerCase() === wanted
			)
		);
	return found?.value ?? null;
};
