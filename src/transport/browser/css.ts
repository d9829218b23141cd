import type { IsCss } from '../../core/preview/css';

/**
 * The browser's own CSS parser, on one declaration: what ends a declaration, or
 * says that it is important, is no value to it.
 *
 * @param view Of which the parser is asked.
 */
export const browserCss = ( view: Pick< Window, 'document' > ): IsCss => {
	const { style } = view.document.createElement( 'i' );
	return ( property, value ) => {
		style.cssText = '';
		style.setProperty( property, value );
		return style.getPropertyValue( property ) !== '';
	};
};
