import { lexer, parse, type CssNode } from 'css-tree';
import type { IsCss } from '../../../src/core/preview/css';

/**
 * A CSS parser for tests: it knows the grammar of every property. As a browser
 * does, it takes what holds a `var()` for a value of any.
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
