import contract from '../../contract';
import type { PreviewPalette, PreviewVariables } from '../../contract/types';
import { readValue, type IsCss } from './css';
import { Refusal } from './refusal';

/**
 * Validates a color palette.
 *
 * @param data Untrusted: `colors` in order; absent: none.
 * @param css  The CSS parser.
 * @throws Refusal If a color is invalid.
 * @see spec 3.14
 */
export const readPalette = (
	data: Record< string, unknown >,
	css: IsCss
): PreviewPalette => {
	const { colors = [] } = data;
	if (
		! Array.isArray( colors ) ||
		colors.length > contract.preview.most_colors
	) {
		throw new Refusal( 'colors' );
	}
	return {
		colors: colors.map( ( color: unknown, index ) =>
			readValue( css, 'color', color, `colors.${ index }` )
		),
	};
};

/**
 * The CSS variables for a palette: the nth color sets the nth variable of each
 * family.
 *
 * @see spec 3.14
 */
export const paletteVariables = (
	colors: readonly string[],
	families: readonly PreviewVariables[]
): Record< string, string > =>
	Object.fromEntries(
		families.flatMap( ( { prefix, names } ) =>
			colors.map( ( color, index ) => [
				`${ prefix }${ names[ index ] ?? index }`,
				color,
			] )
		)
	);
