import type { Address } from '../../contract/types';

/** A field of an address, without its prefix, and the value that it gets. */
export type Entry = [ name: keyof Address, value: string ];

export interface FillPlan {
	/** At once; what the provider did not return stays as it is. */
	now: Entry[];
	/** When the form has dealt with the country; what was not returned is cleared. */
	later: Entry[];
}

const FIRST = [ 'country', 'address_1' ] as const;
const SECOND = [ 'address_2', 'city', 'postcode', 'state' ] as const;

const textOf = ( value: unknown ): string =>
	typeof value === 'string' || typeof value === 'number'
		? String( value )
		: '';

/**
 * In which order an address that was chosen gets into the form. The country goes
 * first: it may change which fields there are.
 *
 * @param address What a provider returned.
 * @return Null when that is no address.
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
 * Which of a select's choices a value means: a provider may know a state by its
 * code or by its name.
 *
 * @param options Value and text of each choice.
 * @param value   As a provider returned it.
 * @return The choice's value; null when there is no such choice.
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
