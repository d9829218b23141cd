import DOMPurify from 'dompurify';

/**
 * Set up once: to read its settings anew takes longer than to clean a price.
 */
const purifier = DOMPurify( window );
purifier.setConfig( {
	RETURN_DOM_FRAGMENT: true,
	ADD_ATTR: [ 'target', 'form', 'inputmode', 'fetchpriority', 'inert' ],
	// A region's own ids and names stay within it; those that would shadow
	// the document's or a form's properties are dropped (the default).
	SANITIZE_DOM: true,
	FORBID_TAGS: [ 'style' ],
} );

/**
 * Makes a document fragment of a region's HTML, without anything that runs.
 * Forms, inputs and `data-*` stay: regions are made of them. So do pictures
 * whose address is their data.
 *
 * @see spec 7.4, 5.11, readings 17
 */
export const sanitise = ( html: string ): DocumentFragment => {
	// What is said here is for the type: the settings above hold.
	const content = purifier.sanitize( html, { RETURN_DOM_FRAGMENT: true } );
	content
		.querySelectorAll( '[src^="data:" i]:not( [src^="data:image/" i] )' )
		.forEach( ( element ) => element.removeAttribute( 'src' ) );
	return content;
};
