import contract from '../../../contract';
import type { PreviewData, PreviewTypography } from '../../../contract/types';
import { typographyRules } from '../../../core/preview/typography';

/** A color of the theme's palette. */
export interface ThemeColor {
	slug: string;
	name: string;
	color: string;
}

type Tree = Record< string, unknown >;

/** Global styles as in the REST API. */
export interface GlobalStyles {
	settings: Tree;
	styles: Tree;
}

const isTree = ( value: unknown ): value is Tree =>
	typeof value === 'object' && value !== null && ! Array.isArray( value );

/** PHP encodes an empty object as an empty array. */
const treeOf = ( value: unknown ): Tree => ( isTree( value ) ? value : {} );

/** Sets the value at a path, keeping everything else. */
const set = ( tree: Tree, path: string[], value: unknown ): Tree => {
	const [ name, ...rest ] = path;
	if ( name === undefined ) {
		return isTree( value ) ? { ...tree, ...value } : tree;
	}
	return {
		...tree,
		[ name ]:
			rest.length || isTree( value )
				? set( treeOf( tree[ name ] ), rest, value )
				: value,
	};
};

const NAMES: Record< string, string > = {
	'font-family': 'fontFamily',
	'font-weight': 'fontWeight',
	'font-size': 'fontSize',
	'line-height': 'lineHeight',
};

const withTypography = ( styles: Tree, typography: PreviewTypography ): Tree =>
	typographyRules( typography ).reduce( ( tree, { selector, style } ) => {
		const values = Object.fromEntries(
			Object.entries( style ).map( ( [ name, value ] ) => [
				NAMES[ name ] ?? name,
				value,
			] )
		);
		const path = selector === 'body' ? [] : [ 'elements', selector ];
		return set( tree, [ ...path, 'typography' ], values );
	}, styles );

/**
 * Applies a preview to global styles. Values not in the preview are kept.
 *
 * @see spec 2.10
 */
export const applyDesign = (
	now: GlobalStyles,
	{ colorPalette, siteTypography, siteLogo }: PreviewData,
	palette: readonly ThemeColor[]
): GlobalStyles => {
	const colors = colorPalette?.colors ?? [];
	const width = siteLogo?.width;
	const settings = colors.length
		? set(
				treeOf( now.settings ),
				[ 'color', 'palette', 'theme' ],
				[
					...palette.map( ( color, index ) => ( {
						...color,
						color: colors[ index ] ?? color.color,
					} ) ),
				]
		  )
		: treeOf( now.settings );
	const styles = withTypography( treeOf( now.styles ), siteTypography ?? {} );
	return {
		settings,
		styles: width
			? set(
					styles,
					[ 'blocks', contract.preview.logo_block, 'css' ],
					`& img { width: ${ width }px; height: auto; }`
			  )
			: styles,
	};
};
