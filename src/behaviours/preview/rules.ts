import type { Rule } from '../../core/preview/typography';
import { make } from '../dom/make';

/**
 * Writes rules to a style element. Values are set as single properties by the
 * CSSOM, so they cannot inject other rules.
 *
 * @param rules Empty: the element is removed.
 */
export const showRules = ( id: string, rules: readonly Rule[] ): void => {
	document.getElementById( id )?.remove();
	if ( ! rules.length ) {
		return;
	}
	const element = make( 'style', { id } );
	document.head.append( element );
	const { sheet } = element;
	for ( const [ index, { selector, style } ] of rules.entries() ) {
		sheet?.insertRule( `${ selector } {}`, index );
		const rule = sheet?.cssRules[ index ] as CSSStyleRule | undefined;
		for ( const [ name, value ] of Object.entries( style ) ) {
			rule?.style.setProperty( name, value, 'important' );
		}
	}
};
