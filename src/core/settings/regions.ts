import type { Choice } from './payments';

type States = Readonly< Record< string, Choice[] > >;

const STATE = /^(.+?): (.+)$/;

const same = ( one: string, other: string ): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * The name of a region: `United States: California` for `US:CA`.
 *
 * @param region    Country code, optionally with a state code.
 * @param countries All countries.
 * @param states    States by country, as far as loaded.
 */
export const nameOf = (
	region: string,
	countries: readonly Choice[],
	states: States
): string => {
	const [ code = '', state ] = region.split( /:(.*)/ );
	const name =
		countries.find( ( { value } ) => value === code )?.label ?? code;
	return state
		? `${ name }: ${
				states[ code ]?.find( ( { value } ) => value === state )
					?.label ?? state
		  }`
		: name;
};

/**
 * The code of a region. A state may be typed by name or code; if the country
 * has a list of states, it must be in it.
 *
 * @param text      As typed.
 * @param countries All countries.
 * @param states    States by country, as far as loaded.
 * @return Null: no such region.
 */
export const codeOf = (
	text: string,
	countries: readonly Choice[],
	states: States
): string | null => {
	const country = ( name: string ) =>
		countries.find( ( { label } ) => same( label, name ) )?.value;
	const whole = country( text );
	const [ , name = '', state = '' ] = STATE.exec( text ) ?? [];
	const code = country( name );
	if ( whole || ! code || ! state.trim() ) {
		return whole ?? null;
	}
	const list = states[ code ] ?? [];
	const found = list.find(
		( { value, label } ) => same( value, state ) || same( label, state )
	);
	if ( list.length && ! found ) {
		return null;
	}
	return `${ code }:${ found?.value ?? state.trim().toUpperCase() }`;
};
