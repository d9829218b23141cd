import contract from '../../contract';
import type { PreviewTypography } from '../../contract/types';
import { familyNames } from './css';
import { fontsOf } from './typography';

const { generic_fonts: generic } = contract.preview;

/** The font service has numeric weights only. */
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
 * The stylesheet URL for the fonts of body and headings. Local fonts are
 * skipped: the service rejects the whole request if a font is unknown.
 *
 * @param service    URL of the font service.
 * @param typography The typography.
 * @param known      Font families that the page itself provides.
 * @return Empty: no fonts needed.
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
