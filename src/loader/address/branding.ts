import DOMPurify from 'dompurify';
import contract from '../../contract';

const { branding_tags: tags, branding_attributes: attributes } =
	contract.settings_values;

const ADDRESS = /^(?:https?:|\/|#|\.)/i;
const PICTURE = /^data:image\//i;

/**
 * Sanitizes a provider's branding HTML: only text, images and web links are
 * kept, without scripts or handlers.
 *
 * @param html HTML from the server.
 * @see spec 5.10, readings 22
 */
export const sanitizeBranding = ( html: string ): DocumentFragment => {
	const content = DOMPurify.sanitize( html, {
		RETURN_DOM_FRAGMENT: true,
		ALLOWED_TAGS: tags,
		ALLOWED_ATTR: attributes,
		ALLOW_DATA_ATTR: false,
		ALLOW_ARIA_ATTR: false,
	} );
	for ( const name of [ 'href', 'src' ] ) {
		for ( const element of content.querySelectorAll( `[${ name }]` ) ) {
			const value = element.getAttribute( name ) ?? '';
			const allowed =
				ADDRESS.test( value ) ||
				( name === 'src' && PICTURE.test( value ) );
			if ( ! allowed ) {
				element.removeAttribute( name );
			}
		}
	}
	for ( const link of content.querySelectorAll( 'a[target="_blank"]' ) ) {
		link.setAttribute( 'rel', 'noopener noreferrer' );
	}
	return content;
};
