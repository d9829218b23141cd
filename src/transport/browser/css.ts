import type { IsCss } from '../../core/preview/css';

/**
 * Validates a value with the browser's CSS parser: it rejects values that would
 * end the declaration or add `!important`.
 *
 * @param view The window whose parser to use.
 */
export const browserCss = ( view: Pick< Window, 'document' > ): IsCss => {
	const { style } = view.document.createElement( 'i' );
	return ( property, value ) => {
		style.cssText = '';
		style.setProperty( property, value );
		return style.getPropertyValue( property ) !== '';
	};
};
