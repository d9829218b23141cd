import { lexer, parse, type CssNode } from 'css-tree';
import type { IsCss } from '../../../src/core/preview/css';

/**
 * CSS parser for tests that knows the grammar of every property. Like browsers,
 * it accepts values with `var()` for any property.
 */
export const css: IsCss = ( property, value ) => {
	let node: CssNode;
	try {
		node = parse( value, {
			context: 'value',
			onParseError: ( error ) => {
				throw error;
			},
		} );
	} catch {
		return false;
	}
	const { error } = lexer.matchProperty( property, node );
	return ! error || error.message.includes( 'var()' );
};
