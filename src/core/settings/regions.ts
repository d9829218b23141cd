import type { Choice } from './payments';

type States = Readonly< Record< string, Choice[] > >;

const STATE = /^(.+?): (.+)$/;

const same = ( one: string, other: string ): boolean =>
	one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * What a region is called: `United States: California` for `US:CA`.
 *
 * @param region    Country, or country and state.
 * @param countries Of the world.
 * @param states    By country, as far as they are known.
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
 * The region that a text means. A state may be written by its name or its code;
 * where a country has a list, it is one of that list.
 *
 * @param text      As written.
 * @param countries Of the world.
 * @param states    By country, as far as they are known.
 * @return Null: there is no such region.
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
