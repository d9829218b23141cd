/** Prefix of the response's ids in the page. */
const PREFIX = 'quick-view-';

/** Attributes that hold ids. */
const REFERENCES = [
	'for',
	'form',
	'list',
	'aria-activedescendant',
	'aria-controls',
	'aria-describedby',
	'aria-details',
	'aria-labelledby',
	'aria-owns',
];

const FIELDS = 'input, select, textarea, button';

/**
 * Prefixes the ids of a response and their references, so that they cannot
 * collide with the page's (`window.x`, `document.x`, `getElementById( 'x' )`).
 *
 * @see spec 5.11
 */
export const keepApart = ( content: DocumentFragment ): void => {
	for ( const element of content.querySelectorAll( '*' ) ) {
		if ( element.id ) {
			element.id = PREFIX + element.id;
		}
		if ( element.hasAttribute( 'name' ) && ! element.matches( FIELDS ) ) {
			element.removeAttribute( 'name' );
		}
		for ( const name of REFERENCES ) {
			const ids = element.getAttribute( name );
			if ( ids ) {
				element.setAttribute(
					name,
					ids.trim().replace( /\S+/g, `${ PREFIX }$&` )
				);
			}
		}
		const href = element.getAttribute( 'href' );
		if ( href?.startsWith( '#' ) && href.length > 1 ) {
			element.setAttribute( 'href', `#${ PREFIX }${ href.slice( 1 ) }` );
		}
	}
};
