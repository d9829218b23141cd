import type { Rule } from '../../core/preview/typography';
import { make } from '../dom/make';

/**
 * Puts rules into a style element of their own. Each value goes to the parser
 * as the value of its one property: whatever it holds, it cannot become another
 * rule.
 *
 * @param rules None: the element goes.
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
