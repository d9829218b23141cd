import contract from '../../contract';
import type { PreviewTypography } from '../../contract/types';
import { familyNames } from './css';
import { fontsOf } from './typography';

const { generic_fonts: generic } = contract.preview;

/** Of these a service has a file for each; `bold` and its kin are words for numbers. */
const WEIGHTS: Record< string, string > = { normal: '400', bold: '700' };

const weightOf = ( weight: string ) => WEIGHTS[ weight ] ?? weight;

const query = ( [ name, weights ]: [ string, Set< string > ] ) => {
	const family = `family=${ encodeURIComponent( name ).replaceAll(
		'%20',
		'+'
	) }`;
	const sorted = [ ...weights ].sort( ( a, b ) => Number( a ) - Number( b ) );
	return sorted.length ? `${ family }:wght@${ sorted.join( ';' ) }` : family;
};

/**
 * The address of the stylesheet with the fonts of the body and the headings.
 * A font that the machine or the page has is not asked for: a service that does
 * not know one of the names sends none of them.
 *
 * @param service    Address of the service.
 * @param typography Which fonts.
 * @param known      Families that the page brings itself.
 * @return Empty when there is nothing to ask for.
 * @see spec 7.11
 */
export const webFontsUrl = (
	service: string,
	typography: PreviewTypography,
	known: readonly string[] = []
): string => {
	const there = new Set(
		[ ...generic, ...known ].map( ( name ) => name.toLowerCase() )
	);
	const wanted = new Map< string, Set< string > >();
	for ( const { families, weight } of fontsOf( typography ) ) {
		const [ name = '' ] = familyNames( families );
		if ( ! there.has( name.toLowerCase() ) ) {
			const weights = wanted.get( name ) ?? new Set();
			const number = weightOf( weight );
			wanted.set(
				name,
				Number( number ) > 0 ? weights.add( number ) : weights
			);
		}
	}
	if ( ! service || ! wanted.size ) {
		return '';
	}
	const mark = service.includes( '?' ) ? '&' : '?';
	return `${ service }${ mark }${ [ ...wanted ]
		.map( query )
		.join( '&' ) }&display=swap`;
};
